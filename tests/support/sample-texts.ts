import { locales } from '#/platform/i18n/locale';
import { demoAbout } from '#content/about/demo';
import { demoArticles } from '#content/articles/demo';
import { demoBooks } from '#content/books/demo';
import { demoMedia } from '#content/media/demo';
import { demoProfile } from '#content/profile/demo';
import { ar, en, tr } from './words';

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts } | null | number | boolean;
/** All texts at any depth of a value. */
const textsIn = (value: Texts | undefined): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
const plain = (html: string) => html.replace(/<[^>]+>/g, '\n').split('\n');

/** Texts about the sample person that are long or special enough to be about nobody else. */
export function sampleTexts(): string[] {
  const { name, deck, description, phone, whatsapp, email, trainingEmail, social, portrait, demoNotice } =
    demoProfile;
  const profile = {
    name,
    deck,
    description,
    phone,
    whatsapp,
    email,
    trainingEmail,
    social,
    portrait,
    demoNotice,
  };
  const figures = [demoProfile.figures, demoProfile.consultingFigures, demoProfile.trainingFigures].flat();
  const shipped = locales.flatMap((locale) => {
    const {
      about,
      profile: person,
      shell,
      articles,
      booking,
      training,
      contact,
      catalogue,
    } = { tr, en, ar }[locale];
    const searched = [catalogue.consulting, training.catalogue, articles, about].map(({ meta }) => [
      typeof meta.description === 'string' ? meta.description : '',
      meta.keywords,
    ]);
    const pages = [booking.page, training.page, training.corporatePage, contact.page];
    return [
      ...textsIn(person.about.quote),
      ...person.about.paragraphs,
      person.keywords,
      ...searched.flat(),
      ...pages.flatMap(({ description, keywords }) => [description, keywords]),
      shell.home.title('', []).trim(),
    ];
  });
  const items = [demoAbout, demoArticles, demoBooks, demoMedia].flatMap((list) =>
    list.flatMap(({ title, ...rest }) => [
      ...textsIn(title),
      ...('content' in rest ? textsIn(rest.content).flatMap(plain) : []),
      ...('description' in rest ? textsIn(rest.description) : []),
    ]),
  );
  const texts = [
    ...textsIn(profile as Texts),
    ...shipped,
    ...items,
    'Leyla',
    'Günışık',
    'ليلى',
    'غونيشيك',
    'leyla',
  ];
  const long = texts
    .map((text) => text.trim())
    .filter((text) => text.length >= 10 || /eyla|ışık|ليلى|غون/.test(text));
  return [
    ...new Set([
      ...long,
      ...figures
        .map(({ value }) => value)
        .filter((value) => /\d\d\d/.test(String(value)))
        .map(String),
    ]),
  ];
}
