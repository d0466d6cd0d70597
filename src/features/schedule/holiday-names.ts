import type { Locale, Localized } from '#/platform/i18n/locale';

type Names = Omit<Localized, 'en'>;

/** Turkish and Arabic names of common holidays, which `date-holidays` often lacks, by the package's English names. */
const shared: Record<string, Names> = {
  'Abolition of Slavery': { tr: 'Köleliğin Kaldırılışı', ar: 'ذكرى إلغاء الرق' },
  "All Saints' Day": { tr: 'Azizler Günü', ar: 'عيد جميع القديسين' },
  "All Souls' Day": { tr: 'Ölüler Günü', ar: 'تذكار الموتى' },
  'Armistice Day': { tr: 'Ateşkes Günü', ar: 'يوم الهدنة' },
  'Ascension Day': { tr: 'İsa’nın Göğe Yükselişi', ar: 'عيد الصعود' },
  Assumption: { tr: 'Meryem’in Göğe Alınışı', ar: 'عيد انتقال العذراء' },
  'Bastille Day': { tr: 'Bastille Günü', ar: 'يوم الباستيل' },
  'Birthday of Muhammad (Mawlid)': { tr: 'Mevlit Kandili', ar: 'المولد النبوي' },
  'Boxing Day': { tr: 'Noel’in ikinci günü', ar: 'ثاني أيام عيد الميلاد' },
  "Children's Day": { tr: 'Çocuk Bayramı', ar: 'عيد الطفل' },
  'Chinese New Year': { tr: 'Çin Yeni Yılı', ar: 'رأس السنة الصينية' },
  'Christmas Day': { tr: 'Noel', ar: 'عيد الميلاد' },
  'Christmas Eve': { tr: 'Noel arifesi', ar: 'عشية عيد الميلاد' },
  'Constitution Day': { tr: 'Anayasa Günü', ar: 'يوم الدستور' },
  'Corpus Christi': { tr: 'Kutsal Beden Yortusu', ar: 'عيد القربان' },
  'Day of Ashura': { tr: 'Aşure Günü', ar: 'عاشوراء' },
  'Easter Monday': { tr: 'Paskalya pazartesisi', ar: 'اثنين الفصح' },
  'Easter Saturday': { tr: 'Paskalya cumartesisi', ar: 'سبت الفصح' },
  'Easter Sunday': { tr: 'Paskalya', ar: 'عيد الفصح' },
  'Emancipation Day': { tr: 'Özgürlük Günü', ar: 'يوم التحرر' },
  Epiphany: { tr: 'Epifani', ar: 'عيد الغطاس' },
  'Good Friday': { tr: 'Kutsal Cuma', ar: 'الجمعة العظيمة' },
  'Immaculate Conception': { tr: 'Lekesiz Gebelik Günü', ar: 'عيد الحبل بلا دنس' },
  'Independence Day': { tr: 'Bağımsızlık Günü', ar: 'عيد الاستقلال' },
  "International Women's Day": { tr: 'Dünya Kadınlar Günü', ar: 'اليوم العالمي للمرأة' },
  'Islamic New Year': { tr: 'Hicri Yılbaşı', ar: 'رأس السنة الهجرية' },
  'Labour Day': { tr: 'İşçi Bayramı', ar: 'عيد العمال' },
  'Liberation Day': { tr: 'Kurtuluş Günü', ar: 'يوم التحرير' },
  "Martyrs' Day": { tr: 'Şehitler Günü', ar: 'يوم الشهداء' },
  'Maundy Thursday': { tr: 'Kutsal Perşembe', ar: 'خميس الأسرار' },
  'Memorial Day': { tr: 'Anma Günü', ar: 'يوم الذكرى' },
  'National Day': { tr: 'Ulusal Gün', ar: 'اليوم الوطني' },
  'National Holiday': { tr: 'Ulusal Bayram', ar: 'العيد الوطني' },
  "New Year's Eve": { tr: 'Yılbaşı arifesi', ar: 'عشية رأس السنة' },
  Nowruz: { tr: 'Nevruz', ar: 'نوروز' },
  'Orthodox Christmas': { tr: 'Ortodoks Noeli', ar: 'عيد الميلاد الأرثوذكسي' },
  'Orthodox Easter': { tr: 'Ortodoks Paskalyası', ar: 'عيد الفصح الأرثوذكسي' },
  Pentecost: { tr: 'Pentekost', ar: 'عيد العنصرة' },
  'Public Holiday': { tr: 'Resmî tatil', ar: 'عطلة رسمية' },
  'Republic Day': { tr: 'Cumhuriyet Günü', ar: 'يوم الجمهورية' },
  'Revolution Day': { tr: 'Devrim Günü', ar: 'يوم الثورة' },
  'Thanksgiving Day': { tr: 'Şükran Günü', ar: 'عيد الشكر' },
  'Victory Day': { tr: 'Zafer Günü', ar: 'يوم النصر' },
  'Whit Monday': { tr: 'Pentekost pazartesisi', ar: 'اثنين العنصرة' },
};

/** If a holiday falls on a weekend, `date-holidays` appends this to its name for the day that is off instead. */
const instead = ' (substitute day)';
const insteadIn: Names = { tr: ' (yerine tatil)', ar: ' (يوم بديل)' };

/** Translates an English name of `date-holidays`. Names in other languages, and of rare holidays, stay as they are. */
export function holidayName(name: string, locale: Locale): string {
  if (locale === 'en') return name;
  const isInstead = name.endsWith(instead);
  const known = shared[isInstead ? name.slice(0, -instead.length) : name];
  return known ? known[locale] + (isInstead ? insteadIn[locale] : '') : name;
}
