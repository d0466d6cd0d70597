import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

/** A property of a resource. Names of elements are in lower case, without their namespace. */
export interface DavProperty {
  text: string;
  /** The addresses inside the property, unchanged: they may be relative. */
  hrefs: string[];
  /** The names of all elements inside the property, at any depth, and the values of their attribute `name`. */
  names: string[];
}

export interface DavResource {
  href: string;
  /** The HTTP status of the resource as a whole; undefined where each group of properties has its own status. */
  status: number | undefined;
  /** Only the properties that the server found: their status is 2xx, or missing. */
  properties: Map<string, DavProperty>;
}

const limits = { depth: 40, resources: 50_000 } as const;
/** Characters that are parsed before the parser yields to the event loop, and the most milliseconds of work for a response. */
const pace = { chunk: 64 * 1024, totalMs: 5_000 } as const;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
const statusIn = (line: string): number | undefined => {
  const [, code] = /^\S+\s+(\d{3})/.exec(line.trim()) ?? [];
  return code ? Number(code) : undefined;
};

/**
 * Reads a multi-status body (RFC 4918, section 13) from an untrusted server: the work is bounded, and the event loop is not
 * blocked. Undefined for any other text, and for a body that exceeds the limits or was cut off: the resources that it lacks would
 * seem not to exist.
 */
export async function readMultistatus(xml: string): Promise<DavResource[] | undefined> {
  const reader = new MultistatusReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(localName(name), attributes),
      ontext: (text) => reader.addText(text),
      onclosetag: (name) => reader.close(localName(name)),
    },
    { xmlMode: true },
  );
  try {
    let worked = 0;
    for (let at = 0; at < xml.length; at += pace.chunk) {
      const began = performance.now();
      parser.write(xml.slice(at, at + pace.chunk));
      worked += performance.now() - began;
      if (worked > pace.totalMs) return undefined;
      await setImmediate();
    }
    // Read before `end`, which closes all elements that are still open.
    const isWhole = reader.isWhole();
    parser.end();
    return isWhole ? reader.resources : undefined;
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** Thrown to stop the parser at once when the body exceeds `limits`. Each further level of nesting would make it slower. */
class TooMuch extends Error {}

/** `multistatus > response > propstat > prop > (property)`: at this depth a property begins. */
const propertyDepth = 5;

class MultistatusReader {
  readonly resources: DavResource[] = [];
  private hasRoot = false;
  private readonly path: string[] = [];
  private resource: DavResource = { href: '', status: undefined, properties: new Map() };
  private found = new Map<string, DavProperty>();
  private foundStatus: number | undefined;
  private property: DavProperty | undefined;
  private text = '';

  /** Whether the root element was `multistatus`, and has been closed. */
  isWhole(): boolean {
    return this.hasRoot && this.path.length === 0;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    this.text = '';
    const depth = this.path.length;
    if (depth > limits.depth || this.resources.length > limits.resources) throw new TooMuch();
    if (depth === 1) this.hasRoot = name === 'multistatus';
    if (depth === 2) this.resource = { href: '', status: undefined, properties: new Map() };
    if (depth === 3 && name === 'propstat') {
      this.found = new Map();
      this.foundStatus = undefined;
    }
    if (depth < propertyDepth || this.path[3] !== 'prop') return;
    if (depth === propertyDepth) {
      this.property = { text: '', hrefs: [], names: [] };
      this.found.set(name, this.property);
    } else this.property?.names.push(name, ...(attributes.name ? [attributes.name] : []));
  }

  addText(text: string): void {
    this.text += text;
    if (this.path.length === propertyDepth && this.property) this.property.text += text;
  }

  close(name: string): void {
    const depth = this.path.length;
    this.path.pop();
    if (name === 'href') this.addHref(depth);
    if (name === 'status') this.addStatus(depth);
    if (depth === propertyDepth) this.property = undefined;
    if (depth === 3 && name === 'propstat') this.endProperties();
    if (depth === 2 && name === 'response' && this.resource.href) this.resources.push(this.resource);
    this.text = '';
  }

  private addHref(depth: number): void {
    if (depth === 3) this.resource.href = this.text.trim();
    if (depth > propertyDepth) this.property?.hrefs.push(this.text.trim());
  }

  private addStatus(depth: number): void {
    if (depth === 3) this.resource.status = statusIn(this.text);
    if (depth === 4) this.foundStatus = statusIn(this.text);
  }

  private endProperties(): void {
    const { foundStatus = 200 } = this;
    if (foundStatus < 200 || foundStatus > 299) return;
    for (const [key, property] of this.found) this.resource.properties.set(key, property);
  }
}
