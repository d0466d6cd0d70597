/** The categories of the two catalogues, in the order of their pages. */
export const consultingCategories = ['marketing', 'ai', 'ecommerce', 'special'] as const;
export const trainingCategories = ['digital', 'ai', 'ecommerce', 'leadership', 'bootcamp'] as const;
