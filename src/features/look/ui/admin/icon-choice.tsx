import { Segmented } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { type Icon, icons } from '../../contract';
import { adminLookWords } from '../../copy';

/** What browsers and home screens show of the site. */
export function IconChoice({ icon, onChange }: { icon: Icon; onChange: (icon: Icon) => void }) {
  const words = useWords(adminLookWords);
  return (
    <Segmented
      label={words.icon.title}
      options={icons.map((value) => ({ value, label: words.icons[value] }))}
      value={icon}
      onChange={onChange}
    />
  );
}
