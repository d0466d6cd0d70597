import { createFileRoute } from '@tanstack/react-router';
import { contactWords } from '#/features/contact/copy';
import { ContactSection } from '#/features/profile/ui/contact-section';
import { listedHead } from '../head/listed-head';
import { professionalService } from '../head/structured-data';
import { shellWords } from '../shell/copy';
import { ContactFormWithWays } from './-contact-form';

export const Route = createFileRoute('/contact')({
  staticData: {
    audience: 'everybody',
    sitemap: 'page',
    barItem: 'contact',
    backInBar: true,
    llms: 'contact',
    share: 'contact',
  },
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  head: ({ match }) =>
    listedHead(match, '/contact', (page) => ({
      ...contactWords.in(page.locale).page,
      trail: [{ name: shellWords.in(page.locale).nav.contact, path: '/contact' }],
      structuredData: [professionalService(page)],
    })),
  component: () => <ContactSection page form={<ContactFormWithWays />} />,
});
