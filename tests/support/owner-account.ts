/** The owner's account in tests and in the bench, which runs without Vite and so can't resolve imports by `#/`. */
export const owner = { email: 'sahibi@kursu.example', password: 'yalnız testlerin parolası' };

/** With these settings the first start creates the owner, and the site is open. */
export const ownerEnv = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
