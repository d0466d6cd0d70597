import type { CatalogueTexts } from './texts';

export const en: CatalogueTexts = {
  consultingCategories: {
    marketing: { title: 'Marketing & Growth', short: 'Marketing' },
    ai: { title: 'AI Integration', short: 'AI' },
    ecommerce: { title: 'E-commerce Consulting', short: 'E-commerce' },
    special: { title: 'Special Sessions', short: 'Special' },
  },
  trainingCategories: {
    digital: { title: 'Digital Marketing', short: 'Digital' },
    ai: { title: 'AI & Data', short: 'AI' },
    ecommerce: { title: 'E-commerce', short: 'E-commerce' },
    leadership: { title: 'Leadership', short: 'Leadership' },
    bootcamp: { title: 'Bootcamps', short: 'Bootcamps' },
  },
  consulting: {
    'hizli-tanisma': {
      title: 'Quick intro and strategy evaluation',
      description:
        'Half an hour on your brand, your goal and the question that troubles you most, ending with the first step I would take. A one-page brief beforehand is all I need. If working together would not help you, I will say so plainly, and we will talk about who could.',
    },
    'buyume-stratejisi': {
      title: 'Growth strategy deep dive',
      description:
        'We read where your revenue comes from and where it gets stuck, then put the next six months on a single page. Channels, pricing, customer loss and the strength of your team are weighed together. You leave with three moves, each with an owner and a measure, and a list of what can wait.',
    },
    'dijital-pazarlama': {
      title: 'Digital marketing strategy evaluation',
      description:
        'I go through your ad accounts, content and tracking one by one and show you where the budget is being wasted. We separate the channels that sell from those that merely look good in a report. An hour later you know what to stop, what to change and what to leave alone.',
    },
    'marka-konumlandirma': {
      title: 'Brand positioning and communication deep dive',
      description:
        'We put who you speak to, what you promise and how you differ into one sentence, then try it on your site and in your sales pitch. We map the ground your rivals hold and look for the place you can credibly fill. You leave with a positioning line, three key messages and a list of things not to say.',
    },
    'ai-pazarlama': {
      title: 'AI marketing automation',
      description:
        'We list the marketing work your team does by hand every week and choose what can be automated today. Then we design a routine for email flows, content drafts, reports and customer questions with the tools you already own. Where a person must approve is written down from the start.',
    },
    'ai-growth': {
      title: 'AI-powered growth hacking',
      description:
        'We design short growth experiments on your own data, with AI doing the legwork, and rank them by expected effect. Audience, offer, landing page and price tests all follow the same discipline. You leave with a four-week calendar in which every experiment has a rule for when to stop.',
    },
    'ai-transformation': {
      title: 'AI transformation roadmap',
      description:
        'Which work belongs to machines and which to people? We go through your processes and set out a measurable three-month pilot. Data, skills, regulation and cost are all taken into account. The result is a document you can take to your board as it stands, one that also says where to stop.',
    },
    'eticaret-audit': {
      title: 'E-commerce growth audit',
      description:
        'We walk through your store as a customer would and find the moment the basket is abandoned. You leave with a list of findings: what costs you sales in search, product pages, checkout, delivery and returns, how long each fix should take, and which to tackle first.',
    },
    omnichannel: {
      title: 'Omnichannel strategy planning',
      description:
        'We give every channel its own job, so that store, website, marketplace and social media stop taking customers from one another. Stock, prices, campaigns and returns are aligned along the route your customers actually follow. Afterwards you receive a plan showing each channel’s role, target and links to the rest.',
    },
    'ikinci-gorus': {
      title: 'Second opinion',
      description:
        'An agency proposal, a software contract, an annual plan: before you sign, I read it and mark what is missing or overpriced. I take no commission and no sides. We discuss the questions that might change your mind, the clauses open to negotiation and the point at which you should walk away.',
    },
    'yonetici-mentorlugu': {
      title: 'One-to-one mentoring for marketing leaders',
      description:
        'Private sessions for the person who runs marketing: a hard decision, a hard team, a hard budget meeting. You set the agenda, and each session ends with the next step in writing. Most people come once a month; whether you really need to is something we settle in the first session.',
    },
    'lansman-provasi': {
      title: 'Launch rehearsal',
      description:
        'Before you announce a product, campaign or store, we test your plan through the eyes of customers, rivals and the press. You live through the bad day on paper first: the message nobody understands, the stock that runs out, the site that slows down. Your team leaves with roles, a fallback plan and first-week measures.',
    },
    'yonetim-kurulu': {
      title: 'Board session',
      description:
        'A closed session for your board, built around the marketing, AI or e-commerce decision in front of you. I read your figures beforehand and speak briefly with each member. Nobody sits through a presentation: the two hours go to the options, what each would cost you, and a first step you can measure.',
    },
  },

  packages: {
    baslangic: {
      title: 'Starter package',
      description:
        'In three sessions we establish where you stand, set the priority and begin the work. In the first we read your data, in the second we write the roadmap, in the third we look at early results and correct the plan. In between I answer your questions in writing. For teams that want to know where to begin.',
    },
    'alti-aylik-danismanlik': {
      title: 'Six-month advisory package',
      description:
        'For six months we meet once a month, follow your decisions as they are carried out and adjust them to what the figures say. Every month has one subject: growth, AI, the store, the team. A short written review reaches you mid-month. For leaders who are driving change with their own people and want a second pair of eyes.',
    },
  },

  training: {
    'digital-marketing-fundamentals': {
      title: 'Digital Marketing Fundamentals Bootcamp',
      description:
        'From measurement to creative work, everything a marketing team should know in its first year, learned on your own data. Each week we set up a channel, launch it and read the result. Everyone finishes with a small campaign that works and the figures to defend it.',
      topics: [
        'Setting goals, budgets and measures',
        'Building the measurement set-up',
        'Being found in search engines',
        'Social media and community',
        'Paid advertising basics',
        'Email and messaging',
        'Content calendar and copywriting',
        'Reading and presenting reports',
      ],
    },
    'performance-marketing-mastery': {
      title: 'Performance Marketing Mastery',
      description:
        'Learn to run an advertising budget for profit: account structure, bidding, creative testing and honest measurement. For three weeks you work in your own accounts; we let each change take effect and then read it together. You begin to see the gap between what shines on a dashboard and what reaches the till.',
      topics: [
        'Search and shopping ads',
        'Account structure for paid social',
        'Bidding strategy and budget allocation',
        'Creative testing',
        'Conversion tracking and data privacy',
        'Measuring what advertising really adds',
        'Reporting by profitability',
      ],
    },
    'content-marketing-storytelling': {
      title: 'Content Marketing & Storytelling',
      description:
        'Find the story your brand has to tell and build a publishing routine in text, audio and video that you can keep up. Every week we write, read, critique and rewrite. You finish with a three-month calendar, a voice of your own and four pieces ready to publish.',
      topics: [
        'Finding what is worth telling',
        'Knowing your reader: interviews and observation',
        'Brand voice and style guide',
        'Long reads, newsletters and short copy',
        'Storytelling for podcast and video',
        'AI for the draft, people for the last word',
        'Publishing calendar and measurement',
      ],
    },
    'ai-marketing-transformation': {
      title: 'AI-Powered Marketing Transformation',
      description:
        'Six weeks to rebuild a marketing team’s daily work with AI, using your own processes as the material. Each week we pick one workflow, measure it as it is today and compare it with the new version. Where nothing is gained, the old way stays. You finish with written principles the whole team shares.',
      topics: [
        'How language models work and where they fail',
        'Prompting: good questions, good context',
        'Quality control for content',
        'Automation in customer communication',
        'Personalisation and recommendations',
        'Privacy, copyright and ethics',
        'Measuring and comparing workflows',
        'Working principles for the team',
      ],
    },
    'data-analytics-insights': {
      title: 'Data Analytics & Insights Mastery',
      description:
        'Learn to draw decisions from a pile of figures: ask the right question, clean the data, interpret it, tell it on one page. No coding needed; if you can use a spreadsheet, you can follow. After five weeks you will have built a report your management really does read on Monday mornings.',
      topics: [
        'Making a question measurable',
        'Collecting and cleaning data',
        'Customer lifetime value',
        'Segments and cohorts',
        'Experiments and statistical common sense',
        'Analysing with AI, and checking it',
        'Choosing charts and telling a story with data',
      ],
    },
    'ecommerce-growth-accelerator': {
      title: 'E-commerce Growth Accelerator',
      description:
        'Basket, delivery, returns, loyalty: a hands-on programme that teaches growth without leaning on the ad budget. For five weeks you work in your own store, measuring and removing one bottleneck a week. You finish with a plan of experiments for the next three months.',
      topics: [
        'Store economics: basket, margin, returns',
        'Product pages and visual language',
        'Losing fewer customers at checkout',
        'Shipping, delivery and returns',
        'Loyalty and repeat purchase',
        'On-site search and recommendations',
        'Setting up and reading experiments',
      ],
    },
    'marketplace-strategy-management': {
      title: 'Marketplace Strategy & Management',
      description:
        'Learn to sell on marketplaces at a profit: product choice, commission, listings, reviews and ads in one calculation. In three weeks you put your store in order and weed out the products that lose money. The figures then decide what belongs on the marketplace and what you keep for your own site.',
      topics: [
        'Choosing marketplaces and product range',
        'Commission, shipping and net profit',
        'Titles, pictures and search ranking',
        'Price competition and campaign decisions',
        'Marketplace advertising',
        'Reviews, ratings and customer questions',
        'Stock planning and selling abroad',
      ],
    },
    'c-level-marketing-leadership': {
      title: 'C-Level Marketing Leadership Program',
      description:
        'For chief executives and heads of marketing: defending the budget, building the team, knowing where to say no to AI. For ten weeks a small group discusses the decisions its members really face. Each session puts one participant’s company on the table, and what is said stays in the room.',
      topics: [
        'Reading marketing from the balance sheet',
        'Defending a budget before the board',
        'Balancing brand and short-term sales',
        'Structuring team and agencies',
        'Responsibility in AI decisions',
        'Price and value',
        'Communication in a crisis',
        'A plan for the first hundred days',
      ],
    },
    'digital-transformation-leadership': {
      title: 'Digital Transformation Leadership',
      description:
        'For managers who have to lead a transformation: where to start, whom to win over first, which project to close on purpose. In six weeks you write the plan for your own organisation and have it challenged by the group every week. We speak less of technology than of people, habits and budgets, where most projects stall.',
      topics: [
        'Measuring your organisation’s maturity honestly',
        'Priorities and the project portfolio',
        'Understanding resistance, winning the team over',
        'Data and AI governance',
        'Choosing suppliers and technology',
        'Budget, return and the point to stop',
        'Explaining change',
      ],
    },
    'marketing-master-bootcamp': {
      title: 'Marketing Master Bootcamp',
      description:
        'Twelve weeks to learn the whole of marketing by working with a real brand’s budget and responsibility. Research, strategy, content, advertising, e-commerce and AI build on one another. Every week has something to hand in, and every piece gets written feedback. It ends with a plan you defend before a panel.',
      topics: [
        'Market and customer research',
        'Strategy and positioning',
        'Brand identity and language',
        'Content and community',
        'Performance advertising',
        'E-commerce and customer experience',
        'Working with AI',
        'Final project and panel review',
      ],
    },
    'ai-marketing-specialist-bootcamp': {
      title: 'AI Marketing Specialist Bootcamp',
      description:
        'Eight practical weeks for those who will build, check and explain AI in their marketing team. It is more than a tour of tools: you build three working systems, for content, analysis and customer service. For each you work out the cost, the error rate and where a person must approve, then add it to your portfolio.',
      topics: [
        'Choosing models and knowing their limits',
        'Designing and testing prompts',
        'Answers grounded in company knowledge',
        'Building automated workflows',
        'Producing images and video',
        'Measuring quality and finding faults',
        'Cost, privacy and regulation',
        'Portfolio project',
      ],
    },
  },

  corporate: {
    'kurum-ici-akademi': {
      title: 'In-house Marketing and AI Academy',
      description:
        'A programme built on your company’s own data and cases, so that marketing, sales and service speak one language. I assess the level of the team first and write the content to fit. Over eight weeks everyone solves a problem from their own job, and on the last day the results go to management.',
      benefits: [
        'Content and cases written for your company',
        'Skills assessed at the start and at the end',
        'A project from each participant’s own work',
        'A short progress note for managers every month',
        'Recordings and course materials stay with you',
        'A follow-up session three months later',
      ],
    },
    'yonetim-atolyesi': {
      title: 'Leadership Team Transformation Workshop',
      description:
        'Four closed half-days in which your leadership team makes its AI and e-commerce decisions together and puts dates to them. There is little presentation and much discussion. Each meeting ends with a decision, and the next opens with its result. You leave the fourth with a twelve-month plan that everyone stands behind.',
      benefits: [
        'A one-to-one conversation with everyone beforehand',
        'Real cases chosen from your sector',
        'A written decision at the end of each meeting',
        'A twelve-month plan with owners and measures',
        'A half-day review after six months',
      ],
    },
  },
};
