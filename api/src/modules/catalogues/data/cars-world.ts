export const RUSSIA = `
* lada Lada (ВАЗ)
Granta: I 2011-2018, II 2018-
Kalina: I 2004-2013, II 2013-2018
Largus: I 2012-2021, II 2021-
Niva Legend: 2121 1977-
Priora: I 2007-2013, II 2013-2018
Vesta: I 2015-2022, II 2022-
- 1111 Ока, 2101, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2109, 21099, 2110, 2111, 2112, 2113, 2114, 2115
- Aura, Iskra, Niva Travel, XRAY
* uaz УАЗ
Patriot: I 2005-2014, II 2014-
- 3151, 31512, 31514, 31519, 3159, 3160, 3162, 469, Буханка, Карго, Пикап, Профи, Фермер, Хантер
gaz ГАЗ
- 21 Волга, 24 Волга, 3102 Волга, 31029 Волга, 3110 Волга, 31105 Волга, 69, Volga Siber, Валдай, Газель, Газель Next
- Газель Бизнес, Соболь
moskvich Москвич
- 3, 3е, 6, 412, 2140, 2141
aurus Aurus
- Komendant, Senat
izh ИЖ
- 2125, 2126 Ода, 2717
zaz ЗАЗ
- 965, 968, Chance, Lanos, Sens, Таврия
luaz ЛуАЗ
- 969
kamaz КамАЗ
- 4308, 43118, 5320, 54901, 65115, 65116, 6520, Компас
ural Урал
- 4320, 5557, Next
`
export const KOREA = `
* hyundai Hyundai
Accent: LC 1999-2012, MC 2005-2010
Creta: GS 2016-2021, SU2 2021-
Elantra: XD 2000-2006, HD 2006-2011, MD 2010-2016, AD 2015-2020, CN7 2020-
Getz: TB 2002-2011
Grandeur: TG 2005-2011, HG 2011-2016, IG 2016-2022, GN7 2022-
Palisade: LX2 2018-2024, LX3 2025-
Santa Fe: SM 2000-2006, CM 2006-2012, DM 2012-2018, TM 2018-2023, MX5 2023-
Solaris: RB 2010-2017, HC 2017-2022
Sonata: EF 1998-2004, NF 2004-2010, YF 2009-2014, LF 2014-2019, DN8 2019-
Starex: A1 1997-2007, TQ 2007-2021
Tucson: JM 2004-2010, LM 2009-2015, TL 2015-2020, NX4 2020-
- Avante, Coupe, Equus, Galloper, Genesis, H-1, HD78, i20, i30, i40, Ioniq, Ioniq 5, ix35, ix55, Kona, Matrix, Mighty
- Porter, Staria, Terracan, Tiburon, Trajet, Veloster, Venue, Veracruz, Verna
* kia Kia
Carnival: KV 1998-2005, VQ 2005-2014, YP 2014-2020, KA4 2020-
Ceed: ED 2006-2012, JD 2012-2018, CD 2018-
Cerato: LD 2003-2009, TD 2008-2013, YD 2013-2018, BD 2018-
K5: JF 2015-2019, DL3 2019-
Mohave: HM 2008-2024
Optima: MS 2000-2006, TF 2010-2015, JF 2015-2020
Picanto: SA 2004-2011, TA 2011-2017, JA 2017-
Rio: DC 1999-2005, JB 2005-2011, QB 2011-2017, FB 2017-2023
Seltos: SP2 2019-
Sorento: BL 2002-2009, XM 2009-2014, UM 2014-2020, MQ4 2020-
Soul: AM 2008-2013, PS 2013-2019, SK3 2019-
Sportage: JA 1993-2006, KM 2004-2010, SL 2010-2015, QL 2015-2021, NQ5 2021-
- Bongo, Carens, Clarus, EV6, EV9, K3, K7, K8, K9, K900, Morning, Opirus, Quoris, Ray, Retona, Shuma, Spectra
- Stinger, Telluride, X-Line
daewoo Daewoo
- Espero, Gentra, Lacetti, Lanos, Leganza, Magnus, Matiz, Nexia, Nubira, Tacuma, Winstorm
genesis Genesis
- G70, G80, G90, GV70, GV80
ssangyong SsangYong
Actyon: I 2005-2011, II 2010-2018
Kyron: I 2005-2015
Rexton: I 2001-2006, II 2006-2012, III 2012-2017, IV 2017-
- Actyon Sports, Istana, Korando, Korando Sports, Musso, Rodius, Stavic, Tivoli, Torres
renault-samsung Renault Samsung
- QM3, QM5, QM6, SM3, SM5, SM6, SM7, XM3
`
export const EUROPE = `
* volkswagen Volkswagen
Golf: III 1991-1997, IV 1997-2003, V 2003-2009, VI 2008-2012, VII 2012-2020, VIII 2019-
Jetta: IV 1998-2005, V 2005-2011, VI 2010-2018, VII 2018-
Passat: B3 1988-1993, B4 1993-1997, B5 1996-2005, B6 2005-2010, B7 2010-2015, B8 2014-2023
Polo: III 1994-2001, IV 2001-2009, V 2009-2020, VI 2017-
Tiguan: I 2007-2016, II 2016-2024, III 2023-
Touareg: I 2002-2010, II 2010-2018, III 2018-
Transporter: T4 1990-2003, T5 2003-2015, T6 2015-2024
- Amarok, Arteon, Beetle, Bora, Caddy, Caravelle, Crafter, ID.4, ID.6, Multivan, Passat CC, Phaeton, Pointer, Scirocco
- Sharan, Taos, Teramont, Touran, Up
* bmw BMW
1 серии: E87 2004-2011, F20 2011-2019, F40 2019-2024
3 серии: E30 1982-1994, E36 1990-2000, E46 1998-2006, E90 2005-2012, F30 2011-2019, G20 2018-
5 серии: E34 1988-1996, E39 1995-2004, E60 2003-2010, F10 2009-2017, G30 2016-2023, G60 2023-
7 серии: E32 1986-1994, E38 1994-2001, E65 2001-2008, F01 2008-2015, G11 2015-2022, G70 2022-
X1: E84 2009-2015, F48 2015-2022, U11 2022-
X3: E83 2003-2010, F25 2010-2017, G01 2017-2024, G45 2024-
X5: E53 1999-2006, E70 2006-2013, F15 2013-2018, G05 2018-
X6: E71 2008-2014, F16 2014-2019, G06 2019-
- 2 серии, 4 серии, 6 серии, 8 серии, i3, i4, i8, iX, M3, M5, X2, X4, X7, XM, Z3, Z4
* mercedes Mercedes-Benz
C-класс: W202 1993-2000, W203 2000-2007, W204 2007-2014, W205 2014-2021, W206 2021-
E-класс: W124 1984-1997, W210 1995-2003, W211 2002-2009, W212 2009-2016, W213 2016-2023, W214 2023-
G-класс: W463 1990-2018, W464 2018-
GL-класс: X164 2006-2012, X166 2012-2016
M-класс: W163 1997-2005, W164 2005-2011, W166 2011-2015
S-класс: W126 1979-1991, W140 1991-1998, W220 1998-2005, W221 2005-2013, W222 2013-2020, W223 2020-
- A-класс, Actros, B-класс, CLA, CLK, CLS, EQE, EQS, GLA, GLB, GLC, GLE, GLK, GLS, R-класс, SLK, Sprinter, V-класс
- Vaneo, Viano, Vito, X-класс
* audi Audi
A4: B5 1994-2001, B6 2000-2005, B7 2004-2009, B8 2007-2015, B9 2015-2024
A6: C4 1994-1997, C5 1997-2004, C6 2004-2011, C7 2011-2018, C8 2018-2025
A8: D2 1994-2002, D3 2002-2010, D4 2010-2017, D5 2017-
Q5: 8R 2008-2017, FY 2016-2024
Q7: 4L 2005-2015, 4M 2015-
- 80, 100, A1, A2, A3, A5, A7, Allroad, e-tron, Q2, Q3, Q8, R8, TT
opel Opel
Astra: F 1991-1998, G 1998-2009, H 2004-2014, J 2009-2015, K 2015-2021
- Antara, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Meriva, Mokka, Monterey, Omega, Vectra, Vivaro, Zafira
ford Ford
Focus: I 1998-2005, II 2004-2011, III 2010-2018, IV 2018-2025
Mondeo: I 1993-1996, II 1996-2000, III 2000-2007, IV 2007-2015, V 2014-2022
- Bronco, C-Max, EcoSport, Edge, Escape, Excursion, Expedition, Explorer, F-150, Fiesta, Fusion, Galaxy, Kuga, Maverick
- Mustang, Mustang Mach-E, Ranger, S-Max, Tourneo, Transit
skoda Skoda
Octavia: I 1996-2010, II 2004-2013, III 2013-2020, IV 2019-
- Fabia, Karoq, Kodiaq, Rapid, Roomster, Superb, Yeti
renault Renault
Duster: I 2010-2018, II 2017-2024
Logan: I 2004-2015, II 2012-2022
- Arkana, Captur, Clio, Dokker, Espace, Fluence, Kangoo, Kaptur, Koleos, Laguna, Master, Megane, Sandero, Scenic
- Symbol, Trafic
peugeot Peugeot
- 107, 206, 207, 208, 2008, 301, 307, 308, 3008, 406, 407, 408, 4007, 4008, 5008, 508, Boxer, Expert, Partner, Traveller
citroen Citroen
- Berlingo, C1, C2, C3, C3 Aircross, C4, C4 Aircross, C4 Picasso, C5, C5 Aircross, C-Crosser, Jumper, Jumpy, SpaceTourer, Xsara
volvo Volvo
XC60: I 2008-2017, II 2017-
XC90: I 2002-2014, II 2014-
- 850, 940, C30, EX30, FH, S40, S60, S80, S90, V40, V50, V60, V70, V90, XC40, XC70
land-rover Land Rover
Discovery: I 1989-1998, II 1998-2004, III 2004-2009, IV 2009-2016, V 2016-
Range Rover: I 1970-1996, II 1994-2002, III 2002-2012, IV 2012-2021, V 2021-
- Defender, Discovery Sport, Freelander, Range Rover Evoque, Range Rover Sport, Range Rover Velar
jaguar Jaguar
- E-Pace, F-Pace, F-Type, I-Pace, S-Type, XE, XF, XJ, X-Type
porsche Porsche
Cayenne: 955 2002-2010, 958 2010-2018, 9Y0 2017-
- 718, 911, Boxster, Cayman, Macan, Panamera, Taycan
mini MINI
- Clubman, Countryman, Hatch, Paceman
fiat Fiat
- 500, Albea, Bravo, Doblo, Ducato, Fiorino, Linea, Panda, Punto, Scudo, Tipo
alfa-romeo Alfa Romeo
- 147, 156, 159, Giulia, Giulietta, MiTo, Stelvio
seat SEAT
- Alhambra, Altea, Ateca, Cordoba, Ibiza, Leon, Toledo
smart Smart
- Forfour, Fortwo, Roadster
saab Saab
- 9-3, 9-5, 900, 9000
rover Rover
- 25, 45, 75, 200, 400, 600
dacia Dacia
- Jogger, Lodgy, Solenza, Spring
bentley Bentley
- Bentayga, Continental, Flying Spur, Mulsanne
rolls-royce Rolls-Royce
- Cullinan, Dawn, Ghost, Phantom, Wraith
maserati Maserati
- Ghibli, Levante, Quattroporte
iveco Iveco
- Daily, Eurocargo, Stralis
`
