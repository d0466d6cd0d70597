import { Actions } from '#/owner/kit/actions';
import { AdminHead, AdminNote, AdminPart } from '#/owner/kit/admin-head';
import { popoverInPageClass } from '#/owner/kit/popover-in-page';
import { stickyBarClass } from '#/owner/kit/sticky-bar';
import { Button, buttonClass } from '#/ui/button';
import { Notice } from '#/ui/feedback';
import { useWords } from '#/ui/language/language';
import { colourNames } from '../../contract';
import { adminLookWords } from '../../copy';
import { isShipped } from '../../rules';
import { ColourChoice } from './colour-choice';
import { IconChoice } from './icon-choice';
import { LookPreview, type PreviewPage } from './look-preview';
import styles from './look-room.module.css';
import { NameChoice } from './name-choice';
import { PairingChoice } from './pairing-choice';
import { SectionsChoice } from './sections-choice';
import type { Upload } from './upload-button';
import { useLook } from './use-look';

/**
 * Where there is no room beside the choices, the preview opens as a sheet over them. When it closes, the owner is at the same
 * choice as before.
 */
export function LookRoom({ pages, upload }: { pages: readonly PreviewPage[]; upload: Upload }) {
  const words = useWords(adminLookWords);
  const { look, stored, publishing, change, publish, undo, discard, tryShipped } = useLook();
  const { state } = words;
  return (
    <>
      <AdminHead
        title={words.title}
        actions={
          isShipped(look) ? null : (
            <Button kind="secondary" dense onClick={tryShipped}>
              {words.shipped}
            </Button>
          )
        }
      />
      <AdminNote>
        {stored.draft ? (
          <Notice tone="need" title={state.draft}>
            {state.draftText}
          </Notice>
        ) : (
          <Notice title={state.published}>{state.publishedText}</Notice>
        )}
      </AdminNote>
      <div className={styles.layout}>
        <div>
          <AdminPart id="look-pairing" {...words.pairing}>
            <PairingChoice pairing={look.pairing} onChange={(pairing) => change({ ...look, pairing })} />
          </AdminPart>
          {colourNames.map((name) => (
            <AdminPart key={name} id={`look-${name}`} {...words.colours[name]}>
              <ColourChoice
                name={name}
                colours={look}
                onChange={(colour) => change({ ...look, [name]: colour })}
              />
            </AdminPart>
          ))}
          <AdminPart id="look-name" title={words.name.title} note={words.name.note}>
            <NameChoice look={look} upload={upload} onChange={(named) => change({ ...look, ...named })} />
          </AdminPart>
          <AdminPart id="look-icon" {...words.icon}>
            <IconChoice look={look} upload={upload} onChange={(icon) => change({ ...look, ...icon })} />
          </AdminPart>
          <AdminPart id="look-sections" title={words.sections.title} note={words.sections.note}>
            <SectionsChoice look={look} onChange={(sections) => change({ ...look, ...sections })} />
          </AdminPart>
        </div>
        <div id="look-sheet" popover="auto" className={`${popoverInPageClass} ${styles.preview}`}>
          <AdminPart
            id="look-preview"
            title={words.preview.title}
            note={words.preview.note}
            end={
              <button
                type="button"
                popoverTarget="look-sheet"
                popoverTargetAction="hide"
                className={buttonClass({ kind: 'secondary', dense: true, className: styles.closer })}
              >
                {words.preview.close}
              </button>
            }
          >
            <LookPreview pages={pages} version={stored.version} />
          </AdminPart>
        </div>
      </div>
      <div className={`${stickyBarClass} ${styles.bar}`}>
        <p className="text-meta" role="status">
          {stored.draft ? words.kept : words.nothing}
        </p>
        <button
          type="button"
          popoverTarget="look-sheet"
          className={buttonClass({ kind: 'secondary', dense: true, className: styles.opener })}
        >
          {words.preview.open}
        </button>
        <Actions>
          {stored.draft ? (
            <Button kind="secondary" dense onClick={discard}>
              {words.discard}
            </Button>
          ) : null}
          {!stored.draft && stored.previous ? (
            <Button kind="secondary" dense busy={publishing} onClick={() => void undo()}>
              {words.undo}
            </Button>
          ) : null}
          {stored.draft ? (
            <Button dense busy={publishing} onClick={() => void publish()}>
              {publishing ? words.publishing : words.publish}
            </Button>
          ) : null}
        </Actions>
      </div>
    </>
  );
}
