import type { ReactNode } from 'react';
import { classNames } from '#/ui/class-names';
import styles from './choice-tile.module.css';

interface ChoiceTileProps {
  /** The name of the group of radio buttons. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

export const ChoiceTile = ({ group, checked, onChoose, className, children }: ChoiceTileProps) => (
  <label className={classNames(styles.root, className)}>
    <input type="radio" className="visually-hidden" name={group} checked={checked} onChange={onChoose} />
    {children}
  </label>
);
