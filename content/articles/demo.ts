import { aceleEtmeyenMarkalar } from './acele-etmeyen-markalar';
import { basamaklariSaymak } from './basamaklari-saymak';
import { bosSutun } from './bos-sutun';
import { haritadaOlmayanKoy } from './haritada-olmayan-koy';
import { hayirDemeninZamani } from './hayir-demenin-zamani';
import { ikiHalka } from './iki-halka';
import { ilkGunDefteri } from './ilk-gun-defteri';
import { indirim } from './indirim';
import { kargocununBildigi } from './kargocunun-bildigi';
import { kayipSemsiye } from './kayip-semsiye';
import { musteriHizmetleri } from './musteri-hizmetleri';
import { pazardaDuyulan } from './pazarda-duyulan';
import { siraNumarasi } from './sira-numarasi';
import type { DemoArticle } from './types';

/** Newest first. */
export const demoArticles: DemoArticle[] = [
  bosSutun,
  siraNumarasi,
  hayirDemeninZamani,
  aceleEtmeyenMarkalar,
  basamaklariSaymak,
  ikiHalka,
  pazardaDuyulan,
  musteriHizmetleri,
  ilkGunDefteri,
  kayipSemsiye,
  indirim,
  haritadaOlmayanKoy,
  kargocununBildigi,
];
