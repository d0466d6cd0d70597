import { Link } from '@tanstack/react-router';
import { buttonClass } from '#/ui/button';
import { useWords } from '#/ui/language/language';
import { adminBalanceWords } from '../../copy';

export const SellLink = () => (
  <Link to="/admin/balances/new" className={buttonClass({ dense: true })}>
    {useWords(adminBalanceWords).form.add}
  </Link>
);
