/** Whether a path is one of these or below one: '/admin/books' is within '/admin', '/administration' is not. */
export const isWithin = (paths: readonly string[], path: string): boolean =>
  paths.some((top) => path === top || path.startsWith(`${top}/`));
