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

/** Fictional customers; the phones are from a range that no operator hands out. */
export const CUSTOMERS: readonly DemoCustomer[] = DEMO_CITIES.flatMap((city) =>
  NAMES[city].map((name) => ({ name, city })),
).map(({ name, city }, index) => ({
  name,
  city,
  phone: `7900000${String(1001 + index)}`,
  email: index % 3 === 0 ? `guest${index + 1}@ostrov.example` : null,
}))

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
