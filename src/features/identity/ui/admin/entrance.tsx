import type { ReactNode } from 'react';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { adminIdentityWords } from '../../copy';
import './identity.css';

export interface EntranceProps {
  /** Whose site it is; leads there. */
  brand?: ReactNode;
  /** Language, theme. */
  tools?: ReactNode;
}

/** The page before the owner's room. */
export function Entrance({ brand, tools, children }: EntranceProps & { children: ReactNode }) {
  const { signIn } = useWords(adminIdentityWords);
  return (
    <div className="entrance">
      {brand || tools ? (
        <header className="entrance-head">
          {brand}
          <div className="entrance-tools">{tools}</div>
        </header>
      ) : null}
      <main id="main" tabIndex={-1} className="entrance-main">
        <noscript>
          <Notice title={signIn.noScript} />
        </noscript>
        {children}
      </main>
    </div>
  );
}
