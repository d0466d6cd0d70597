import type { ReactNode } from 'react';
import { CatalogueHero } from '#/features/catalogue/ui/catalogue-hero';
import { CategoryFilter } from '#/features/catalogue/ui/category-filter';
import { CategoryGroups } from '#/features/catalogue/ui/category-groups';
import styles from '#/features/profile/ui/contact.module.css';
import { ContactDetails } from '#/features/profile/ui/contact-details';
import { KeyFigures } from '#/features/profile/ui/key-figures';
import { ButtonLink } from '#/ui/button';
import { Section, TitledSection } from '#/ui/layout';

interface CataloguePageProps<Item, Category extends string> {
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
      short: Readonly<Record<Category, string>>;
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
  /** Sections under the list. */
  children: ReactNode;
  closing: { title: string; text: string; action: ReactNode; ways?: ReactNode };
}

/** A catalogue page: a list with a filter, further sections, and how to get in touch. */
export function CataloguePage<
  Item extends { category: Category; categoryTitle: string },
  Category extends string,
>({ words, figures, list, children, closing }: CataloguePageProps<Item, Category>) {
  const { id, categories } = list;
  const category = categories.find((each) => each === list.requestedCategory);
  const shown = category ? list.items.filter((item) => item.category === category) : list.items;
  return (
    <>
      <CatalogueHero
        title={words.title}
        deck={words.deck}
        actions={
          <>
            <ButtonLink href={`#${id}`}>{list.link}</ButtonLink>
            <ButtonLink href="#contact" kind="secondary">
              {words.toContact}
            </ButtonLink>
          </>
        }
        figures={<KeyFigures row={figures} spark />}
      />
      <TitledSection id={id} title={list.words.title}>
        <CategoryFilter
          to={list.page}
          label={list.words.filter}
          all={list.words.all}
          categories={list.words.short}
          chosen={category}
          shown={list.words.shown(shown.length)}
        />
        <CategoryGroups items={shown} categories={categories} chosen={category}>
          {list.show}
        </CategoryGroups>
      </TitledSection>
      {children}
      <Section id="contact" tabIndex={-1} aria-labelledby="contact-title">
        <div className={styles.root}>
          <div className={styles.words}>
            <h2 id="contact-title" className="text-h2">
              {closing.title}
            </h2>
            {closing.text ? <p className="text-lead">{closing.text}</p> : null}
            {closing.action}
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
