import { DEMO_CITIES, type DemoAdmin, type DemoBusinessUser, type DemoCity, type DemoCustomer } from './shapes.ts'

const NAMES: Record<DemoCity, string[]> = {
  'Южно-Сахалинск': [
    'Марина Ветрова',
    'Илья Курганов',
    'Алина Тен',
    'Дмитрий Соболев',
    'Ксения Рябинина',
    'Павел Ли',
    'Оксана Грачёва',
    'Артём Зимин',
    'Юлия Хан',
    'Сергей Мохов',
    'Виктория Лаптева',
    'Никита Шорохов',
    'Екатерина Цой',
    'Роман Островский',
    'Дарья Полынина',
    'Михаил Снегов',
    'Анна Ключникова',
    'Глеб Пристань',
    'Вера Ольховская',
    'Тимофей Юн',
    'Полина Белозёрова',
    'Константин Маяков',
  ],
  Корсаков: ['Лариса Якорева', 'Денис Причалов', 'Снежана Ким', 'Виталий Бухтин', 'Ольга Прибоева', 'Егор Штильман'],
  Холмск: ['Наталья Паромова', 'Андрей Пак', 'Людмила Туманова', 'Игорь Холмогоров', 'Софья Чен'],
  Анива: ['Галина Лугова', 'Степан Брусникин', 'Эльвира Сон', 'Фёдор Колосов'],
  Долинск: ['Татьяна Ручьёва', 'Максим Кедрин', 'Зоя Мёдова'],
  Невельск: ['Вадим Огнев', 'Раиса Котикова', 'Юрий Сивучев'],
}

/** So many customers a town has, the named ones among them. */
const CUSTOMERS_OF: Record<DemoCity, number> = {
  'Южно-Сахалинск': 104,
  Корсаков: 40,
  Холмск: 44,
  Анива: 44,
  Долинск: 30,
  Невельск: 32,
}

const WOMEN =
  'Алёна Арина Валентина Вероника Елена Жанна Инга Ирина Карина Кира Лидия Майя Маргарита Надежда Нина Светлана Тамара Ульяна Эмма Яна'
const MEN =
  'Алексей Богдан Борис Василий Виктор Владислав Георгий Григорий Захар Иван Кирилл Лев Матвей Олег Пётр Руслан Святослав Станислав Филипп Ярослав'
/** As a man and as a woman bears them. */
const SURNAMES =
  'Бакланов/а Боровой/ая Вьюгин/а Гагарин/а Дорошенко/ Ермаков/а Заливин/а Ивин/а Калинин/а Ким/ Кораблёв/а Кунаширов/а Ларин/а Лодкин/а Малинин/а Метелев/а Невский/ая Осокин/а Пак/ Песков/а Прохоров/а Рифов/а Рыбаков/а Сафронов/а Синица/ Скалин/а Соловьёв/а Сухарев/а Тё/ Тихонов/а Уткин/а Фомин/а Хван/ Чайкин/а Шаров/а Шин/ Щербаков/а Юдин/а Яковлев/а Ясный/ая'

/** Fictional customers; the phones are from a range that no operator hands out. */
export const CUSTOMERS: readonly DemoCustomer[] = [
  ...DEMO_CITIES.flatMap((city) => NAMES[city].map((name) => ({ name, city }))),
  ...DEMO_CITIES.flatMap((city) => Array.from({ length: CUSTOMERS_OF[city] - NAMES[city].length }, () => city)).map(
    (city, index) => ({ name: madeUpName(index), city }),
  ),
].map(({ name, city }, index) => ({
  name,
  city,
  phone: `7900000${String(1001 + index)}`,
  email: index % 3 === 0 ? `guest${index + 1}@ostrov.example` : null,
}))

/** Another name for each index, a woman's and a man's in turn. */
function madeUpName(index: number): string {
  const isWoman = index % 2 === 0
  const pair = Math.floor(index / 2)
  const [firstNames, surnames] = [(isWoman ? WOMEN : MEN).split(' '), SURNAMES.split(' ')]
  const first = firstNames[pair % firstNames.length]
  const round = Math.floor(pair / firstNames.length)
  const [stem = '', ending = ''] = (
    surnames[(pair * 7 + round * 3 + (isWoman ? 0 : 11)) % surnames.length] ?? ''
  ).split('/')
  return `${first} ${isWoman ? feminine(stem, ending) : stem}`
}

/** «Боровой» — «Боровая», «Рыбаков» — «Рыбакова», «Ким» stays. */
function feminine(stem: string, ending: string): string {
  return ending === 'ая' ? stem.slice(0, -2) + ending : stem + ending
}

/** Owners and managers of the demo restaurants, by the e-mail they sign in with. */
export const BUSINESS_USERS: readonly DemoBusinessUser[] = [
  owner('Валерий Штормов', 'owner@ostrov.example', '79000002001', ['storm', 'midnight-salmon']),
  {
    name: 'Инна Приливова',
    email: 'manager@ostrov.example',
    phone: '79000002002',
    role: 'manager',
    restaurants: ['storm'],
    permissions: ['orders', 'menu'],
  },
  {
    name: 'Кирилл Рассветов',
    email: 'evening@ostrov.example',
    phone: '79000002003',
    role: 'manager',
    restaurants: ['storm', 'midnight-salmon'],
    permissions: ['orders', 'reviews'],
  },
  owner('Мария Кедрова', 'bakery@ostrov.example', '79000002004', ['bakery-3']),
  owner('Григорий Морской', 'pier@ostrov.example', '79000002005', ['pier-9']),
  owner('Лев Румбов', 'pizza@ostrov.example', '79000002006', ['seven-winds', 'brown-and-bun']),
  owner('Ен Сун Пак', 'yon@ostrov.example', '79000002007', ['aunt-yon']),
  owner('Натела Гелашвили', 'natela@ostrov.example', '79000002008', ['natela-house']),
  owner('Тимур Юсупов', 'plov@ostrov.example', '79000002009', ['white-cotton']),
  owner('Антонина Воронцова', 'antonina@ostrov.example', '79000002010', ['antonina']),
  owner('Пётр Паромщиков', 'ferry@ostrov.example', '79000002011', ['first-ferry']),
  owner('Дарья Лисина', 'green@ostrov.example', '79000002012', ['green-cape']),
  owner('Руслан Мамедов', 'spin@ostrov.example', '79000002013', ['spin-it']),
  owner('Светлана Ильина', 'sweet@ostrov.example', '79000002014', ['sweet-bay']),
  owner('Борис Углов', 'grill@ostrov.example', '79000002015', ['warm-coal', 'smoke-and-noodles']),
  {
    name: 'Жанна Углова',
    email: 'grill-menu@ostrov.example',
    phone: '79000002016',
    role: 'manager',
    restaurants: ['warm-coal'],
    permissions: ['menu', 'settings'],
  },
]

export const ADMIN: DemoAdmin = { name: 'Администратор Острова', email: 'admin@ostrov.example', phone: '79000003001' }

function owner(name: string, email: string, phone: string, restaurants: string[]): DemoBusinessUser {
  return { name, email, phone, role: 'owner', restaurants, permissions: ['orders', 'menu', 'reviews', 'settings'] }
}
