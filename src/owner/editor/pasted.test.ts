import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { cleanPasted } from './pasted.ts';

const clean = (html: string) =>
  cleanPasted(
    html,
    (source) =>
      parseHTML(`<!doctype html><html><head></head><body>${source}</body></html>`)
        .document as unknown as Document,
  );
const text = (html: string) => clean(html).html.replace(/\s+/g, ' ').trim();

describe('a text from Word', () => {
  test('Given paragraphs, then styles, office elements and empty lines are removed', () => {
    expect(
      text(
        '<!--[if gte mso 9]><xml><o:p>x</o:p></xml><![endif]--><style>p.MsoNormal{margin:0}</style><p class="MsoNormal" style="margin:0;mso-style-name:Normal"><span lang="TR" style="font-size:12.0pt;font-family:Calibri">Bir <b>kalın</b> söz<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal"><font face="Arial" color="red">İki</font></p>',
      ),
    ).toBe('<p>Bir <b>kalın</b> söz</p><p>İki</p>');
  });

  test('Given list items in paragraphs, then they become nested lists again', () => {
    const item = (depth: number, marker: string, words: string) =>
      `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${depth} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span style="font:7.0pt">&nbsp;&nbsp;</span></span></span><!--[endif]-->${words}</p>`;
    expect(
      text(
        `<p>Önce</p>${item(1, '·', 'Bir')}${item(2, 'o', 'İki')}${item(1, '·', 'Üç')}<p>Sonra</p>${item(1, '1.', 'Dört')}`,
      ),
    ).toBe(
      '<p>Önce</p><ul><li>Bir<ul><li>İki</li></ul></li><li>Üç</li></ul><p>Sonra</p><ol><li>Dört</li></ol>',
    );
  });

  test('Given bold, italics and underline with Word’s styles for right-to-left scripts, then the formatting stays', () => {
    expect(
      text(
        `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=TR style='mso-ansi-language:TR'>kalın</span></b><span lang=TR> ve <i style='mso-bidi-font-style:normal'>eğik</i>, <u style='text-underline:single'>altı çizili</u>, <b style='mso-bidi-font-weight:normal'><i style='mso-bidi-font-style:normal'>ikisi</i></b></span><o:p></o:p></p>`,
      ),
    ).toBe('<p><b>kalın</b> ve <i>eğik</i>, <u>altı çizili</u>, <b><i>ikisi</i></b></p>');
  });

  test('Given spans that are styled only for right-to-left scripts, then they are removed', () => {
    expect(
      text(
        `<p><span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic;mso-fareast-text-decoration:underline'>düz</span> <strong style='FONT-WEIGHT: NORMAL'>düz</strong> <em style="font-style:normal">düz</em> <span style='FONT-WEIGHT:Bold;Font-Style:Italic'>vurgu</span></p>`,
      ),
    ).toBe('<p>düz düz düz <strong><em>vurgu</em></strong></p>');
  });

  test('Given bookmarks and footnotes, then only their text stays', () => {
    expect(
      text('<p><a name="_Toc1">Başlık</a> <a href="#_ftn1">[1]</a> <a href="https://a.example">bağ</a></p>'),
    ).toBe('<p>Başlık [1] <a href="https://a.example">bağ</a></p>');
  });

  test('Given local pictures and data URIs, then they are left out and counted', () => {
    expect(
      clean('<p>a<img src="file:///C:/b.png" width="200"><img src="data:image/png;base64,AA"></p>'),
    ).toEqual({
      html: '<p>a</p>',
      picturesLeftOut: 2,
    });
  });
});

describe('a text from Google Docs', () => {
  test('Given the bold wrapper and styled spans, then the emphasis stays as elements', () => {
    expect(
      text(
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">Düz </span><span style="font-weight:700;font-style:italic">vurgu</span><span style="text-decoration:line-through"> çizik</span></p><br><h1 dir="ltr"><span>Başlık</span></h1></b>',
      ),
    ).toBe('<p>Düz <strong><em>vurgu</em></strong><s> çizik</s></p><br><h2>Başlık</h2>');
  });

  test('Given redirecting links, then they lead directly to their target', () => {
    expect(
      text(
        '<p><a href="https://www.google.com/url?q=https://a.example/b&amp;sa=D"><span style="text-decoration:underline">bağ</span></a></p>',
      ),
    ).toBe('<p><a href="https://a.example/b">bağ</a></p>');
  });
});

describe('a text from the web', () => {
  test('Given scripts, hidden text, handlers and tracking pixels, then they are removed', () => {
    expect(
      text(
        '<p onclick="alert(1)" class="x" id="y">a<script>alert(1)</script><span style="display:none">gizli</span><img src="https://t.example/p.gif" width="1" height="1"><img src="https://a.example/b.png" width="400" onerror="alert(1)"></p>',
      ),
    ).toBe('<p>a<img src="https://a.example/b.png" width="400"></p>');
  });

  test('Given a table, then it stays; given a table with a single cell, then only its text stays', () => {
    expect(
      text('<table border="1" width="90%"><tr><td style="x">a</td><td colspan="2"><p></p></td></tr></table>'),
    ).toBe('<table width="90%"><tr><td>a</td><td colspan="2"><p></p></td></tr></table>');
    expect(text('<table><tr><td><p>a</p></td></tr></table>')).toBe('<p>a</p>');
  });

  test('Given a phrase in another direction, then it keeps its direction', () => {
    expect(text('<p>a <span lang="ar" dir="rtl" class="x">كلمة</span></p>')).toBe(
      '<p>a <span lang="ar" dir="rtl">كلمة</span></p>',
    );
  });
});
