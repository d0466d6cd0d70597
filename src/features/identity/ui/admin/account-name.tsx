/** Tells a password manager whose password a form is about; nobody sees it. */
export const AccountName = ({ email }: { email: string }) => (
  <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
);
