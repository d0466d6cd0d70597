import { Reveal } from '#/ui/reveal';
import { Paragraph } from '#/ui/unbroken';
import styles from './reasons.module.css';

export function ReasonList({ reasons }: { reasons: readonly { title: string; text: string }[] }) {
  return (
    <ul className={`cards ${styles.list}`}>
      {reasons.map(({ title, text }, index) => (
        <Reveal as="li" key={title} index={index % 3} className={styles.root}>
          <h3 className="text-h4">{title}</h3>
          <Paragraph className="text-muted">{text}</Paragraph>
        </Reveal>
      ))}
    </ul>
  );
}
