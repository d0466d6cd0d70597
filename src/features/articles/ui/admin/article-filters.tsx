import { FilterBar, FilterSelect, filterOptions, ListFoot, SearchField } from '#/owner/records/filter-bar';
import { useWords } from '#/ui/language/language';
import { adminArticlesWords, articlesWords } from '../../copy';
import { categoryIn } from '../../rules';
import { type ArticleFilter, articleFilter, articleStates } from './article-filter';

interface ArticleFiltersProps {
  filter: ArticleFilter;
  categories: readonly string[];
  /** How many articles are shown, and how many there are. */
  found: number;
  of: number;
  onFilter: (filter: ArticleFilter) => void;
}

export function ArticleFilters({ filter, categories, found, of, onFilter }: ArticleFiltersProps) {
  const words = useWords(adminArticlesWords);
  const { categories: names } = useWords(articlesWords);
  const { q, category, state, ...rest } = filter;
  const change = (changed: { q?: string; category?: string; state?: string }) =>
    onFilter({ ...rest, ...articleFilter({ q, category, state, ...changed }) });
  return (
    <>
      <FilterBar label={words.filters}>
        <SearchField
          label={words.search}
          placeholder=""
          value={q ?? ''}
          onSearch={(text) => change({ q: text })}
        />
        <FilterSelect
          label={words.category.label}
          value={category ?? ''}
          options={[
            { value: '', label: words.category.all },
            ...categories.map((value) => ({ value, label: categoryIn(names, value) })),
          ]}
          onChoose={(value) => change({ category: value })}
        />
        <FilterSelect
          label={words.state.label}
          value={state ?? ''}
          options={filterOptions(articleStates, words.state, words.state.all)}
          onChoose={(value) => change({ state: value })}
        />
      </FilterBar>
      <ListFoot role="status">{words.shown(found, of)}</ListFoot>
    </>
  );
}
