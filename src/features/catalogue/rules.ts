/** The groups of the catalogues, in the order of the page (decisions, section 3). */
export const consultingCategories = ['marketing', 'ai', 'ecommerce', 'special'] as const;
export const trainingCategories = ['digital', 'ai', 'ecommerce', 'leadership', 'bootcamp'] as const;
