export const tr = {
  title: 'Diller',
  lead: 'Ziyaretçilerin sitenizi hangi dillerde okuyacağını burada seçersiniz. Her seçiminiz, onayladığınız anda geçerli olur. Kendi yönetim sayfalarınız her durumda üç dilde de açılır.',
  states: { main: 'Öncelikli dil', public: 'Açık', closed: 'Kapalı' },
  meaning: {
    main: 'Sitenizin adresi bu dilde açılır. Başka dilde yazmadığınız metinler de ziyaretçilere bu dilde gösterilir.',
    public:
      'Ziyaretçiler bu dili seçebilir, arama motorları sayfalarını bulur. Dili kapatırsanız metinleriniz saklanır.',
    closed: 'Ziyaretçiler ve arama motorları bu dilden iz görmez. Yazdığınız metinler saklanır.',
  },
  gaps: {
    none: 'Bütün metinler bu dilde var.',
    title: 'Bu dilde eksik olanlar',
    /** What visitors see in place of missing texts. */
    shown: (language: string) => `Eksik metinler ${language} gösterilir.`,
    hidden: 'Öncelikli dilde başlığı olmayan içerik sitede görünmez.',
    count: (missing: number, total: number) => `${total} içerikten ${missing}`,
    untitled: 'Başlıksız',
    more: (count: number) => `ve ${count} tane daha`,
  },
  close: {
    open: 'Bu dili kapat',
    title: (language: string) => `${language} kapatılsın mı?`,
    text: (main: string) =>
      `Dil seçiminden, arama motorlarının listelerinden ve makale akışlarından hemen çıkar. Bu dildeki eski bağlantılar aynı sayfanın ${main} sürümüne götürür. Metinleriniz silinmez; istediğiniz zaman yeniden açarsınız.`,
    confirm: 'Dili kapat',
  },
  open: {
    open: 'Bu dili aç',
    title: (language: string) => `${language} açılsın mı?`,
    text: 'Ziyaretçiler bu dili hemen seçebilir, arama motorları sayfalarını bulur.',
    incomplete: (missing: number, main: string) =>
      `${missing} yerde bu dilde metin eksik; ziyaretçiler oralarda ${main} okur.`,
    confirm: 'Dili aç',
  },
  makeMain: {
    open: 'Öncelikli dil yap',
    title: (language: string) => `${language} öncelikli dil olsun mu?`,
    text: 'Sitenizin dil belirtmeyen adresleri bundan sonra bu dilde açılır; arama motorlarındaki adresler birkaç hafta içinde buna uyar. Eski bağlantılar çalışmaya devam eder.',
    confirm: 'Öncelikli dil yap',
  },
  fixed: {
    only: 'Sitenin tek dili olduğu için kapatılamaz.',
    main: 'Öncelikli dil kapatılamaz. Kapatmak için önce başka bir dili öncelikli yapın.',
    unfit:
      'Öncelikli dil olabilmesi için profildeki ad, unvanlar, tanıtım ve şehir önce bu dilde yazılmalıdır.',
    link: 'Profili aç',
  },
  failed: 'Kaydedilemedi',
  failedText: 'Hiçbir şey değişmedi. Lütfen yeniden deneyin.',
  errors: {
    main_closed: 'Öncelikli dil açık olmalıdır.',
    main_unfit: 'Bu dil öncelikli dil olamaz: profilde bu dilde yazılmamış zorunlu metinler var.',
    changed:
      'Diller başka bir sekmede ya da cihazda değiştirilmiş. Şimdi oradaki hâli gösteriliyor; değişikliğinizi yeniden yapın.',
  },
  /** The words of the step in the set-up. */
  setUp: {
    title: 'Siteniz hangi dillerde olsun?',
    lead: 'Sonradan dil ekleyebilir ya da kapatabilirsiniz. Kendi yönetim sayfalarınız her durumda üç dilde de açılır.',
    main: 'Öncelikli dil',
    mainHint: 'Sitenizin adresi bu dilde açılır; metinlerinizi önce bu dilde yazarsınız.',
    submit: 'Devam et',
    sending: 'Kaydediliyor...',
    later: 'Daha sonra',
  },
  notices: {
    title: 'Size gelen e-postalar',
    label: 'Size gelen e-postaların dili',
    hint: 'Yeni randevu, başvuru ve mesajlar size bu dilde bildirilir. Ziyaretçiler kendi dillerinde e-posta alır.',
    kept: 'Seçtiğiniz anda kaydedilir.',
    saved: 'Kaydedildi',
  },
};

/** Turkish is the source: a key that another language misses does not compile. */
export type AdminLanguagesCopy = typeof tr;
