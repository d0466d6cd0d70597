/** An item as the owner's API returns it. */
export type Item = Record<string, unknown> & {
  id: string;
  version: number;
  languages: Record<string, string>;
};

export interface Kind {
  kind: 'books' | 'media' | 'articles' | 'about';
  /** An item with the required fields alone. */
  least: Record<string, unknown>;
  /** A complete item. */
  full: Record<string, unknown>;
  /** The name of a field with HTML or plain text in three languages. */
  text: string;
}

export const title = { tr: 'Çarşı', en: 'Market', ar: 'سوق' };
const body = { tr: '<p>Metin</p>', en: '<p>Text</p>', ar: '<p>نص</p>' };
export const words = { tr: 'Söz', en: 'Word', ar: 'كلمة' };

export const kinds: Kind[] = [
  {
    kind: 'books',
    least: { title: 'Yalnızca Türkçe' },
    full: {
      title,
      description: words,
      image: '/img/books/kitap-1.svg',
      marketplaces: [{ name: 'Liman', url: 'https://liman.example/1', logo: '📚' }],
      sortOrder: '7',
    },
    text: 'description',
  },
  {
    kind: 'media',
    least: { title: 'Yalnızca Türkçe' },
    full: {
      title,
      description: words,
      channel: words,
      thumbnail: '/img/media/video-1.svg',
      videoId: 'https://youtu.be/aqz-KE-bpKQ',
      date: '2026-01-02',
      durationSeconds: 61,
      sortOrder: 7,
    },
    text: 'description',
  },
  {
    kind: 'articles',
    least: { title: 'Yalnızca Türkçe' },
    full: {
      title,
      excerpt: words,
      content: body,
      image: '/img/articles/makale-1.svg',
      imageAlt: words,
      category: 'Felsefe',
      date: '2026-01-02',
      readTime: 4,
    },
    text: 'content',
  },
  {
    kind: 'about',
    least: { title: 'Yalnızca Türkçe', section: 'hero' },
    full: { title, content: body, section: 'early_career', sortOrder: 7 },
    text: 'content',
  },
];
