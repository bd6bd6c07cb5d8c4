/** Names for nothing that exists, each with a face and three words: as a founder might bring them. */
const latin =
  'Ashgrove,Bellweather Foods,Cindercone,Dovetail & Sons,Eastlight,Fernhollow,Gatepost,Hearthway,' +
  'Inkwell Labs,Juniper Row,Kestrelworks,Larkspur,Millrace,Nightjar,Opaline,Pennyroyal,Quillon,Rookery,' +
  'Saltmarsh,Thistledown,Umberfield,Vantage Loom,Wickerby,Yarrowend,Zephyrine,Amberjack,Birchstone,' +
  'Copperleaf,Driftwood Health,Embercove,Foxglove,Greywater,Hollowell,Ironbark,Jackdaw,Kindling Works,' +
  'Lanternfish,Moorgate,Northsound,Oxbow,Plumline,Quarrystone,Ravenscar,Slatehill,Tidewater Books,' +
  'Upland,Vellum,Wrenfield,Aldercroft,Brightwell';
const cyrillic =
  'Багульник,Вереск,Гончар,Дубрава,Ельник,Журавль,Заря,Ивушка,Калина,Лукошко,Мельница,Новый Берег,Осока,' +
  'Полынь,Рассвет,Сосны,Тихий Час,Узор,Фонарь,Хлебный Дом,Чайка,Шалфей,Эхо,Юла,Яблоня';
const greek =
  'Αλάτι,Βράχος,Γέφυρα,Δάφνη,Ελιά,Ζέφυρος,Ηλιος,Θάλασσα,Ιριδα,Κύμα,Λιμάνι,Μέλισσα,Νησί,Ξύλο,Ορίζοντας,' +
  'Πηγή,Ρόδι,Σταφύλι,Τρίτων,Υφαντό,Φάρος,Χάρτης,Ψαράς,Ωκεανός,Αυγή';

/** Interleaved, so that any first few are of every script. */
export const names: readonly string[] = (() => {
  const [one, two, three] = [latin, cyrillic, greek].map((list) => list.split(','));
  return Array.from({ length: 25 }, (_, at) => [one?.[at * 2], two?.[at], one?.[at * 2 + 1], three?.[at]])
    .flat()
    .filter((name) => name !== undefined);
})();

/** Faces that draw all three scripts, of several kinds. */
export const faces = [
  ['manrope', 800],
  ['source-serif-4', 900],
  ['rubik', 700],
  ['fira-sans', 800],
  ['literata', 800],
  ['archivo', 800],
  ['bitter', 800],
] as const;
