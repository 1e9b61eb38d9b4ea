export const AMERICA = `
chevrolet Chevrolet
Aveo: T200 2002-2008, T250 2005-2012, T300 2011-2015
Captiva: C100 2006-2011, C140 2011-2018
Cruze: HR 2001-2008, J300 2008-2015
- Avalanche, Blazer, Camaro, Cobalt, Corvette, Epica, Equinox, Express, Lacetti, Lanos, Malibu, MW, Niva, Orlando, Rezzo
- Silverado, Spark, Suburban, Tahoe, Tracker, TrailBlazer, Traverse, Trax, Volt
cadillac Cadillac
- ATS, BLS, CTS, Escalade, SRX, STS, XT4, XT5, XT6
jeep Jeep
Grand Cherokee: ZJ 1991-1998, WJ 1998-2004, WK 2004-2010, WK2 2010-2021, WL 2021-
- Cherokee, Commander, Compass, Gladiator, Liberty, Patriot, Renegade, Wrangler
chrysler Chrysler
- 300C, Grand Voyager, Pacifica, PT Cruiser, Sebring, Town and Country, Voyager
dodge Dodge
- Caliber, Caravan, Challenger, Charger, Durango, Grand Caravan, Intrepid, Journey, Magnum, Nitro, Stratus
ram RAM
- 1500, 2500, 3500
gmc GMC
- Acadia, Sierra, Terrain, Yukon
hummer Hummer
- H1, H2, H3
lincoln Lincoln
- Aviator, MKX, Navigator, Town Car
buick Buick
- Enclave, Encore, Envision, Regal
pontiac Pontiac
- Vibe, Firebird, Grand Am
tesla Tesla
- Cybertruck, Model 3, Model S, Model X, Model Y
`
export const CHINA = `
* haval Haval
Jolion: I 2020-
F7: I 2018-
- Dargo, F7x, H2, H3, H5, H6, H7, H8, H9, M6
* chery Chery
Tiggo: T11 2005-2014
Tiggo 7 Pro: I 2020-
- Amulet, Arrizo 5, Arrizo 8, Bonus, Fora, IndiS, Kimo, M11, QQ, Tiggo 2, Tiggo 3, Tiggo 4, Tiggo 5, Tiggo 7, Tiggo 8
- Tiggo 4 Pro, Tiggo 7 Pro Max, Tiggo 8 Pro, Tiggo 8 Pro Max, Tiggo 9, Very
* geely Geely
Atlas: I 2016-2022, II 2022-
Coolray: I 2018-
Monjaro: I 2021-
- Atlas Pro, Cityray, Emgrand, Emgrand EC7, Emgrand X7, Galaxy, Geometry C, GS, MK, MK Cross, Okavango, Otaka, Preface
- Tugella
changan Changan
- Alsvin, CS35, CS35 Plus, CS55, CS55 Plus, CS75, CS75 Plus, CS85, CS95, Eado Plus, Hunter Plus, Lamore, Raeton, UNI-K
- UNI-S, UNI-T, UNI-V
exeed Exeed
- LX, RX, TXL, VX
omoda Omoda
- C5, C7, S5
jaecoo Jaecoo
- J5, J7, J8
great-wall Great Wall
- Deer, Hover H3, Hover H5, Hover M2, Hover, Poer, Safe, Sailor, Wingle
gwm-tank Tank
- 300, 400, 500, 700
jetour Jetour
- Dashing, T1, T2, X50, X70, X70 Plus, X90 Plus
gac GAC
- Empow, GN8, GS3, GS4, GS5, GS8, M8, S7, S9
dongfeng Dongfeng
- 580, AX7, DF6, H30 Cross, Huge, Mage, S30, Shine Max
faw FAW
- Besturn B50, Besturn X40, Besturn X80, Bestune B70, Bestune T55, Bestune T77, Bestune T99, J6, Oley, V5, Vita
hongqi Hongqi
- E-HS9, H5, H9, HQ9, HS3, HS5, HS7
jac JAC
- J7, JS3, JS4, JS6, N56, N90, S3, S5, T6, T8, T9
byd BYD
- Atto 3, Dolphin, F3, F6, Han, Leopard 5, Qin, Seagull, Seal, Song Plus, Tang, Yuan Plus
lifan Lifan
- Breez, Cebrium, Celliya, Murman, Myway, Smily, Solano, X50, X60, X70
li-auto Li Auto (Lixiang)
- L6, L7, L8, L9, Mega, One
zeekr Zeekr
- 001, 007, 009, 7X, X
voyah Voyah
- Courage, Dream, Free, Passion
aito Aito
- M5, M7, M8, M9
baic BAIC
- BJ30, BJ40, BJ60, BJ80, U5 Plus, X35, X55, X7
kaiyi Kaiyi
- E5, X3, X3 Pro, X7
livan Livan
- S6 Pro, X3 Pro, X6 Pro
swm SWM
- G01, G05 Pro, G01F
foton Foton
- Aumark, Ollin, Sauvana, Toano, Tunland
brilliance Brilliance
- H230, H530, M1, M2, V5
haima Haima
- 3, 7, 7X, 8S, M3, S5
zotye Zotye
- Coupa, T600
vortex Vortex
- Corda, Estina, Tingo
jetta Jetta
- VA3, VS5, VS7
belgee Belgee
- S50, X50, X70
solaris Solaris
- HC, HS, KRS, KRX
evolute Evolute
- i-Joy, i-Pro, i-Sky, i-Space
wuling Wuling
- Hong Guang Mini, Bingo, Starlight
xpeng Xpeng
- G3, G6, G9, P5, P7
nio NIO
- EC6, ES6, ES8, ET5, ET7
xiaomi Xiaomi
- SU7, YU7
howo Howo (Sinotruk)
- A7, T5G, TX
shacman Shacman
- F3000, X3000, X6000
`
