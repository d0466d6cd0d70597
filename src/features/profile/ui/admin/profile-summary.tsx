import { titleIn } from '#/owner/items/item';
import { EnteredText, FactList } from '#/owner/kit/fact-list';
import { comma, type Localized } from '#/platform/i18n/locale';
import { yearRoundZoneWords } from '#/platform/i18n/zone-name';
import { Phone } from '#/ui/facts';
import { useCountryName } from '#/ui/language/countries';
import { useLocale, useWords } from '#/ui/language/language';
import { useSiteZone } from '#/ui/language/zone';
import { Unbroken } from '#/ui/unbroken';
import { figureRowNames } from '../../contract';
import { adminProfileWords } from '../../copy';
import type { OwnersProfile, ProfileForm } from '../../item';
import { networks, readEmphasis, readLines } from '../../rules';
import { figuresText } from './figures-field';
import styles from './profile-room.module.css';
import { weekText } from './week';

function Emphasised({ text }: { text: Localized }) {
  const { none } = useWords(adminProfileWords);
  const written = titleIn(text, useLocale()).text;
  if (!written) return none;
  const { before, emphasis, after } = readEmphasis(written);
  return (
    <span dir="auto">
      <Unbroken>{before}</Unbroken>
      <em>
        <Unbroken>{emphasis}</Unbroken>
      </em>
      <Unbroken>{after}</Unbroken>
    </span>
  );
}

export function ProfileSummary({ part, profile }: { part: ProfileForm; profile: OwnersProfile }) {
  const { fields, none } = useWords(adminProfileWords);
  const locale = useLocale();
  const country = useCountryName();
  const zone = yearRoundZoneWords(locale, useSiteZone(), new Date());
  const entered = (text: Localized) => <EnteredText text={titleIn(text, locale).text || none} />;
  const left = (text: string | null) => (text ? <bdi dir="ltr">{text}</bdi> : none);
  const facts = {
    person: () => [
      { term: fields.name, detail: entered(profile.name) },
      { term: fields.roles, detail: readLines(titleIn(profile.roles, locale).text).join(' · ') || none },
      { term: fields.deck, detail: <Emphasised text={profile.deck} />, wide: true },
    ],
    portrait: () => [{ term: fields.portraitAlt, detail: entered(profile.portraitAlt) }],
    figures: () =>
      figureRowNames.map((row) => ({
        term: fields[row],
        detail: figuresText(profile[row], locale) || none,
      })),
    time: () => [{ term: fields.timeZone, detail: `${zone.name}${zone.brackets}` }],
    business: () => [
      { term: fields.openingHours, detail: weekText(profile.openingHours, locale) || none },
      { term: fields.legalName, detail: entered(profile.legalName) },
      { term: fields.legalAddress, detail: entered(profile.legalAddress) },
    ],
    home: () => [
      { term: fields.aboutQuote, detail: <Emphasised text={profile.aboutQuote} /> },
      { term: fields.contactText, detail: entered(profile.contactText) },
    ],
    pages: () => [
      { term: fields.consultingDeck, detail: <Emphasised text={profile.consultingDeck} /> },
      { term: fields.trainingDeck, detail: <Emphasised text={profile.trainingDeck} /> },
    ],
    search: () => [
      { term: fields.keywords, detail: entered(profile.keywords), wide: true },
      { term: fields.aboutDescription, detail: entered(profile.aboutDescription), wide: true },
    ],
    contact: () => [
      { term: fields.email, detail: left(profile.email) },
      { term: fields.phone, detail: profile.phone ? <Phone number={profile.phone} /> : none },
      {
        term: fields.city,
        detail: [titleIn(profile.city, locale).text, country(profile.country)].join(comma[locale]),
      },
      ...networks.flatMap((name) =>
        profile[name] ? [{ term: fields[name], detail: left(profile[name]) }] : [],
      ),
    ],
  };
  return (
    <div className={styles.summary}>
      {part === 'portrait' && profile.portrait ? (
        <img className={styles.portrait} src={profile.portrait} alt="" />
      ) : null}
      <FactList facts={facts[part]()} />
    </div>
  );
}
