/** Invented companies: short and long, one word and four, with the letters that fonts lack or draw badly. */
export const companyNames = [
  'Acorn', 'Io', 'Q', 'Illumi', 'Bramble & Finch', 'Northwind', 'AVATAR Type', 'Wafer', 'Meridian Therapeutics', 'null_ptr', 'Lilliput Lil1',
  'Fjord Works', '7even24', 'The Long Walk Home Bread Company', 'Quixotic', 'Oakrise', 'L’Œuf', 'Tidewater', 'HOLLOW OAK', 'pebble', 'Zephyr & Sons',
  'Continental Hydrogen Logistics', 'Kettle', 'Vyve', 'Rn Modern', 'Ærø Labs', 'Straßenbahn', 'Çınar Kahve', 'Señal', 'Óðinn', 'Škoda Lípa',
  'Żółć', 'Gęśla i Łąka', 'Świt Źródła', 'Mąka Wodna', 'Íris', 'Ştefan Ţară', 'Csőr Őszibarack',
  'Αθήνα Φως', 'Άνεμος', 'Ρόδι και Μέλι', 'Живая Вода', 'Щука и Йод', 'Ёлка', 'Їжак', 'Phở Đặc Biệt', 'Nước Ngọt', 'Việt Ơn', 'Trầm Hương',
] as const;
