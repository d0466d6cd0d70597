/** A hidden field that tells password managers which account a form is about. */
export const UsernameField = ({ email }: { email: string }) => (
  <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
);
