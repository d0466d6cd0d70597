import { useCopy } from '#/platform/i18n/copy';
import { Reveal } from '#/ui/reveal';

/** Why to learn here. */
export function ReasonList() {
  const { reasons } = useCopy('training').catalogue.why;
  return (
    <ul className="reasons">
      {reasons.map(({ title, text }, index) => (
        <Reveal as="li" key={title} index={index % 3} className="reason">
          <h3 className="text-h4">{title}</h3>
          <p className="text-muted">{text}</p>
        </Reveal>
      ))}
    </ul>
  );
}
