import { expect, test } from 'vitest';
import { readMultistatus } from './multistatus';

test('Given responses as servers write them, with whatever prefixes, then what was found is read', async () => {
  const found = await readMultistatus(`<?xml version="1.0" encoding="utf-8"?>
<multistatus xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><response>
 <href> /leyla/work/ </href>
 <propstat><prop><displayname>İş &amp; güç &lt;1&gt;</displayname><resourcetype><collection/><CAL:calendar/></resourcetype>
  <CAL:supported-calendar-component-set><CAL:comp name="VEVENT"/></CAL:supported-calendar-component-set>
  <current-user-principal><href>/principals/leyla/</href></current-user-principal></prop><status>HTTP/1.1 200 OK</status></propstat>
 <propstat><prop><getctag/></prop><status>HTTP/1.1 404 Not Found</status></propstat>
</response><response><href>/gone.ics</href><status>HTTP/1.1 404 Not Found</status></response>
<response><href>/a.ics</href><propstat><prop><CAL:calendar-data><![CDATA[BEGIN:VCALENDAR]]>&#13;
END</CAL:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`);
  const [calendar, gone, event] = found ?? [];
  expect(calendar?.href).toBe('/leyla/work/');
  expect(calendar?.properties.get('displayname')?.text).toBe('İş & güç <1>');
  expect(calendar?.properties.get('resourcetype')?.names).toEqual(['collection', 'calendar']);
  expect(calendar?.properties.get('supported-calendar-component-set')?.names).toEqual(['comp', 'VEVENT']);
  expect(calendar?.properties.get('current-user-principal')?.hrefs).toEqual(['/principals/leyla/']);
  expect(calendar?.properties.has('getctag')).toBe(false);
  expect(gone).toMatchObject({ href: '/gone.ics', status: 404 });
  expect(event?.properties.get('calendar-data')?.text).toBe('BEGIN:VCALENDAR\r\nEND');
});

test.each([
  ['a page', '<!doctype html><title>x</title>'],
  ['nothing', ''],
  ['a thousand levels', `<multistatus>${'<a>'.repeat(1000)}`],
  ['one that was cut off', '<multistatus><response><href>/a.ics</href></response>'],
])('Given %s, then it is refused', async (_, text) => {
  expect(await readMultistatus(text)).toBeUndefined();
});

test.each([
  ['levels that never end', '<a>'.repeat(3_000_000)],
  ['levels that others end', `${'<a>'.repeat(1_500_000)}${'</b>'.repeat(1_000_000)}`],
])(
  'Given as much as is read of a server, in %s, then it is refused within milliseconds, not hours',
  async (_, text) => {
    const began = performance.now();
    expect(await readMultistatus(`<multistatus>${text}`)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(3_000);
  },
);

test('Given none that was found, then there is none', async () => {
  expect(await readMultistatus('<D:multistatus xmlns:D="DAV:"/>')).toEqual([]);
});

test('Given more resources than a calendar has, then they are refused', async () => {
  const many = '<response><href>/</href></response>'.repeat(50_002);
  expect(await readMultistatus(`<multistatus>${many}</multistatus>`)).toBeUndefined();
});

test('Given entities that would grow, then they stay what they are', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><multistatus><response><href>/&b;</href></response></multistatus>`;
  expect((await readMultistatus(bomb))?.[0]?.href).toBe('/&b;');
});

test('Given a response that takes long to read, then others get their turn meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await readMultistatus(
    `<multistatus><response ${Array.from({ length: 60_000 }, (_, at) => `a${at}=""`).join(' ')}>`,
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
