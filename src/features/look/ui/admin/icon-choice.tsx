import { Segmented } from '#/ui/choice';
import { useWords } from '#/ui/language/language';
import { type Icon, icons, type Look } from '../../contract';
import { adminLookWords } from '../../copy';
import styles from './icon-choice.module.css';
import { prepareIcon } from './prepare-picture';
import { type Upload, UploadButton } from './upload-button';

interface IconChoiceProps {
  look: Pick<Look, 'icon' | 'iconPicture'>;
  upload: Upload;
  onChange: (look: Partial<Pick<Look, 'icon' | 'iconPicture'>>) => void;
}

/** An uploaded picture becomes the icon at once. */
export function IconChoice({ look: { icon, iconPicture }, upload, onChange }: IconChoiceProps) {
  const words = useWords(adminLookWords);
  const choices = iconPicture ? icons : icons.filter((value) => value !== 'picture');
  return (
    <div className={styles.root}>
      <Segmented<Icon>
        label={words.icon.title}
        options={choices.map((value) => ({ value, label: words.icons[value] }))}
        value={icon}
        onChange={(value) => onChange({ icon: value })}
      />
      <div className={styles.picture}>
        {icon === 'lines' ? (
          <img className={styles.preview} src="/img/icon.svg" alt={words.icons.lines} />
        ) : null}
        {iconPicture ? (
          <img className={styles.preview} src={iconPicture.url} alt={words.icons.picture} />
        ) : null}
        <UploadButton
          of="icon"
          hasPicture={iconPicture !== null}
          take={async (chosen) => {
            const { url, width, height } = await upload(await prepareIcon(chosen));
            return { url, width, height };
          }}
          onTaken={(taken) => onChange({ icon: 'picture', iconPicture: taken })}
          onRemove={() => onChange({ icon: 'lines', iconPicture: null })}
        />
      </div>
    </div>
  );
}
