import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '#/features/catalogue/contract';
import { CatalogueHero } from '#/features/catalogue/ui/catalogue-hero';
import { CategoryFilter } from '#/features/catalogue/ui/category-filter';
import { CategoryGroups } from '#/features/catalogue/ui/category-groups';
import { useOwnTexts } from '#/features/profile/client';
import { profileWords } from '#/features/profile/copy';
import styles from '#/features/profile/ui/contact.module.css';
import { ContactDetails } from '#/features/profile/ui/contact-details';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { comma } from '#/platform/i18n/locale';
import { ButtonLink, buttonClass } from '#/ui/button';
import { excerpt } from '#/ui/excerpt';
import { useWords } from '#/ui/language/language';
import { Section, TitledSection } from '#/ui/layout';
import type { PageData } from '../head/page-data';
import { shellWords } from '../shell/copy';

export const categorySearch = ({ category }: Record<string, unknown>): { category?: string | undefined } =>
  typeof category === 'string' ? { category } : {};

interface CataloguePageProps<Item> {
  words: Pick<Parameters<typeof CatalogueHero>[0], 'title' | 'deck'> & { toContact: string };
  figures: Parameters<typeof KeyFigures>[0]['row'];
  list: {
    page: Parameters<typeof CategoryFilter>[0]['to'];
    /** Id of the section, used in fragments. */
    id: string;
    /** The words of the link to this section, at the top of the page. */
    link: string;
    words: {
      title: string;
      filter: string;
      all: string;
      shown: (count: number) => string;
    };
    items: readonly Item[];
    /** In display order. */
    categories: readonly Category[];
    /** The category in the address, which may not exist. */
    requestedCategory: string | undefined;
    /** Renders the items of one group; `level` is the level of their headings. */
    show: (items: Item[], level: 3 | 4) => ReactNode;
  };
  children: ReactNode;
  closing: { title: string; text: string; action: ReactNode; ways?: ReactNode };
}

/** A catalogue page: a list with a filter, if anything is offered, further sections, and how to get in touch. */
export function CataloguePage<Item extends { category: string }>({
  words,
  figures,
  list,
  children,
  closing,
}: CataloguePageProps<Item>) {
  const { id, categories } = list;
  const category = categories.find((each) => each.id === list.requestedCategory)?.id;
  const { contact } = useWords(profileWords);
  const { nav } = useWords(shellWords);
  const own = useOwnTexts();
  const isEmpty = list.items.length === 0;
  const end = isEmpty
    ? {
        title: own.plain('contactTitle', contact.title),
        text: own.plain('contactText', contact.text),
        action: (
          <Link to="/contact" className={buttonClass()}>
            {nav.contact}
          </Link>
        ),
      }
    : closing;
  const shown = category ? list.items.filter((item) => item.category === category) : list.items;
  return (
    <>
      <CatalogueHero
        title={words.title}
        deck={words.deck}
        actions={
          <>
            {isEmpty ? null : <ButtonLink href={`#${id}`}>{list.link}</ButtonLink>}
            <ButtonLink href="#contact" kind="secondary">
              {words.toContact}
            </ButtonLink>
          </>
        }
        figures={<KeyFigures row={figures} />}
      />
      {isEmpty ? null : (
        <TitledSection id={id} title={list.words.title}>
          <CategoryFilter
            to={list.page}
            label={list.words.filter}
            all={list.words.all}
            categories={categories}
            chosen={category}
            shown={list.words.shown(shown.length)}
          />
          <CategoryGroups items={shown} categories={categories} chosen={category}>
            {list.show}
          </CategoryGroups>
        </TitledSection>
      )}
      {children}
      <Section id="contact" tabIndex={-1} aria-labelledby="contact-title">
        <div className={`grid-12 ${styles.root}`}>
          <div className={styles.words}>
            <h2 id="contact-title" className="text-h2">
              {end.title}
            </h2>
            {end.text ? <p className="text-lead">{end.text}</p> : null}
            {end.action}
          </div>
          <div className={styles.ways}>
            <ContactDetails />
            {closing.ways}
          </div>
        </div>
      </Section>
    </>
  );
}

interface Meta {
  title: string;
  description: string;
  keywords: string;
}

/**
 * The words for search engines. For the sample person, and while nothing is offered, they are the shipped ones. Otherwise
 * description and keywords are made from what is offered.
 */
export function catalogueMeta(
  { profile, locale }: Pick<PageData, 'profile' | 'locale'>,
  shipped: Meta,
  offered: readonly { title: string; categoryTitle: string }[],
): Meta {
  if (profile.demoNotice || offered.length === 0) return shipped;
  const titles = offered.map(({ title }) => title);
  const categories = [...new Set(offered.map(({ categoryTitle }) => categoryTitle))];
  return {
    title: shipped.title,
    description: excerpt(`${shipped.title}: ${titles.join(comma[locale])}`, 160),
    keywords: [...categories, ...titles].join(comma[locale]),
  };
}
