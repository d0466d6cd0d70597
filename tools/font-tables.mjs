/** The offset of a font's list of tables, and the length of one of its entries, in bytes. */
const header = 12;
const entry = 16;

const padded = (bytes) => Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);

function checksum(bytes) {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The tables of a font in the format of TrueType. */
export function tablesOf(font) {
  const found = {};
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = header + entry * index;
    const begin = font.readUInt32BE(at + 8);
    found[font.toString('latin1', at, at + 4)] = font.subarray(begin, begin + font.readUInt32BE(at + 12));
  }
  return found;
}

function fontOf(version, tables) {
  const tags = Object.keys(tables).sort();
  const steps = Math.floor(Math.log2(tags.length));
  const list = Buffer.alloc(header + entry * tags.length);
  list.writeUInt32BE(version, 0);
  list.writeUInt16BE(tags.length, 4);
  list.writeUInt16BE(entry * 2 ** steps, 6);
  list.writeUInt16BE(steps, 8);
  list.writeUInt16BE(entry * tags.length - entry * 2 ** steps, 10);
  const parts = [list];
  let begin = list.length;
  for (const [index, tag] of tags.entries()) {
    const at = header + entry * index;
    list.write(tag, at, 'latin1');
    list.writeUInt32BE(checksum(tables[tag]), at + 4);
    list.writeUInt32BE(begin, at + 8);
    list.writeUInt32BE(tables[tag].length, at + 12);
    parts.push(padded(tables[tag]));
    begin += parts.at(-1).length;
  }
  return Buffer.concat(parts);
}

/**
 * Returns `font` with the glyph positioning of `other`. Both must be cut from the same source to the same characters, so that
 * their glyphs have the same numbers.
 */
export function withPositionsOf(font, other) {
  const { GPOS, GDEF } = tablesOf(other);
  const { GDEF: _, ...tables } = tablesOf(font);
  return fontOf(font.readUInt32BE(0), { ...tables, GPOS, ...(GDEF ? { GDEF } : {}) });
}
