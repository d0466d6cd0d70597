import type { ContainerNode, Node, Renderer } from '@takumi-rs/core';
import type { CertificateContent } from '#/features/cohorts/certificate-contract';
import type { ImageLook } from '#/features/look/rules';
import { textDirection } from '#/platform/i18n/locale';
import { openRenderer } from './fonts';
import { drawable } from './letters';
import { bar, box, displayStyle, fitParagraph, languageStyle, type Style, sansOf } from './paragraphs';

/** The size in pixels of an A4 sheet in landscape format, at 200 pixels to the inch. */
const sheet = { width: 2339, height: 1654 };
/** The size of the same sheet in points. */
const paper = { width: 841.89, height: 595.28 };
const margin = 190;
const width = sheet.width - 2 * margin;

/**
 * A certificate as a PDF of one page. The page is a picture, so that every viewer shows the same sheet. It is drawn by the
 * renderer of the sharing images, which joins and orders Arabic letters. Most words are also in the document's title and subject.
 */
export async function drawCertificate(
  content: CertificateContent,
  look: ImageLook,
): Promise<Uint8Array<ArrayBuffer>> {
  const renderer = await openRenderer();
  const picture = await renderer.render(await composeCertificate(renderer, content, look), {
    ...sheet,
    format: 'jpeg',
    quality: 92,
  });
  const { PDFDocument } = await import('pdf-lib');
  const document = await PDFDocument.create();
  const { title, lead, name, took, course, facts, foot, owner, locale } = content;
  document.setTitle(`${title} · ${name}`, { showInWindowTitleBar: true });
  document.setAuthor(owner.name);
  document.setSubject([lead, name, took, course, ...facts, ...foot].join(' '));
  document.setLanguage(locale);
  document.setProducer('Kursu');
  document.setCreator(content.host);
  document.addPage([paper.width, paper.height]).drawImage(await document.embedJpg(picture), paper);
  return new Uint8Array(await document.save());
}

async function composeCertificate(
  renderer: Renderer,
  content: CertificateContent,
  look: ImageLook,
): Promise<ContainerNode> {
  const { locale, owner, title, lead, name, took, course, facts, foot, host } = content;
  const { features, ...languageProps } = languageStyle(locale);
  const isArabic = textDirection(locale) === 'rtl';
  const leading = isArabic ? 1.5 : 1.18;
  const display: Style = { ...displayStyle(look), letterSpacing: isArabic ? 0 : '-0.015em' };
  const sans = sansOf(look);
  const quiet: Style = { ...sans, color: look.muted };
  /** A text in one or more lines, as large as it fits, up to `size`. */
  const say = async (said: string, style: Style, size: number, height: number): Promise<Node> => {
    const sizes = Array.from({ length: 10 }, (_, step) => Math.round(size * (1 - step * 0.08)));
    // A text with letters that no font of the site has is drawn as well as possible.
    const shown = drawable(said) ?? said;
    const space = { width, height, leading, sizes, lines: 2 };
    const fitted = await fitParagraph(renderer, shown, locale, style, space);
    return (
      fitted?.node ?? {
        type: 'text',
        text: shown,
        ...languageProps,
        style: { ...style, ...features, width, fontSize: sizes.at(-1) ?? size, lineHeight: leading },
      }
    );
  };
  const start = isArabic ? 'right' : 'left';
  const at = (top: number, node: Node, edge = margin): Node => ({
    ...node,
    style: { ...node.style, position: 'absolute', top, [start]: edge },
  });
  const separated = (parts: readonly string[]) => parts.join('  ·  ');
  return box({ ...sheet, backgroundColor: look.paper, color: look.ink }, [
    at(150, await say(owner.name, display, 62, 110)),
    at(262, bar(width, 5, look.ink)),
    at(273, bar(width, 2, look.ink)),
    at(330, await say(title, display, 128, 230)),
    at(600, await say(lead, quiet, 40, 80)),
    at(672, await say(name, display, 112, 190)),
    at(880, await say(took, quiet, 40, 80)),
    at(950, await say(course, display, 76, 200)),
    at(1170, await say(separated(facts), sans, 42, 80)),
    at(1330, await say(owner.name, display, 52, 90)),
    at(1405, await say(owner.role, quiet, 32, 60)),
    at(1492, await say(separated([...foot, host]), quiet, 28, 50)),
    at(sheet.height - 26, bar(sheet.width, 26, look.ink), 0),
    at(sheet.height - 26, bar(520, 26, look.spark), 0),
  ]);
}
