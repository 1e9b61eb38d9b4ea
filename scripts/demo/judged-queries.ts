/**
 * What people ask the whole portal and what must come first on the demo island, as in `everything.ts`. The search was mended while looking
 * at these. Where either of two kinds may come first, both are named.
 */
export const MEANT_FIRST = `
стоматология | стоматологию | cnjvfnjkjubz | стомотология: organizations Жемчужина
дом | дома | ljv: estate
шиномонтаж | шиномантаж | ibyjvjynf;: organizations Маяк-Авто
аптека | аптеку | fgntrf | apteka: organizations Морошка
автосервис | авторемонт: organizations Маяк-Авто
автозапчасти: organizations Правый руль
гостиница | гостиницы | отель: organizations Порог моря
бассейн | бассейны: organizations Прилив
детский сад | детсад: organizations Китёнок
парикмахерская: organizations
барбершоп | ,fh,thijg: organizations Борода боцмана
автошкола холмск: organizations Перевал
фотостудия: organizations Светлый мыс
цветы: organizations Черемша и пионы
юридическая консультация: organizations Ясный довод
клиника: organizations
узи: organizations Бриз
водитель | водителем | djlbntkm | voditel: vacancies Водитель
повар | повара | поваром: vacancies Повар
бухгалтер | бугалтер: vacancies ухгалтер
медсестра: vacancies Медицинская сестра/resumes Медсестра
кладовщик: resumes Кладовщик
бариста: vacancies Бариста
программист | веб-разработчик: vacancies Веб-разработчик
работа водителем: vacancies Водитель
вакансии повар: vacancies Повар
резюме бухгалтера: resumes Бухгалтер
няня: resumes Няня
сантехник: resumes Сантехник
работа: vacancies
подработка: vacancies/resumes
джимни | suzuki jimny | l;bvyb: cars Jimny
ниссан | nissan | ниссан ноут: cars Nissan
форестер | субару форестер: cars Forester
прадо: cars Prado
honda fit | хонда фит | хонда: cars Honda
машина | автомобиль | авто: cars
микроавтобус хайс | hiace: cars Hiace
уаз буханка: cars Буханка
мазда демио: cars Demio
студия: estate
комната | комнату | снять комнату: estate
дача: estate Дача
1-комнатная квартира | однокомнатная квартира: estate 1-комнатная
квартира в холмске: estate
квартира посуточно: estate осуточно
аренда офиса | офис: estate Офис
диван | диваны | lbdfy | divan: sales Диван
велосипед | велосепед | велик: sales Велосипед
снегоход: sales Снегоход
холодильник: sales Холодильник
лодочный мотор: sales Лодочный мотор
ноутбук | ноут: sales Ноутбук
коляска | детская коляска: sales оляска
щенок: sales Щенок
дрова: sales Дрова
зимняя резина: sales Зимняя резина
капучино | rfgexbyj | cappuccino: dishes Капучино
борщ | борщь | ,jho: dishes Борщ
хинкали | хинкале: dishes Хинкали
шаверма | шаурма | шаурму: restaurants/dishes
плов: dishes/restaurants
суши и роллы: restaurants/dishes
кофе с собой | кофейня: restaurants/dishes
тётя ён | тетя ен: restaurants Тётя Ён
еда | доставка еды: restaurants/dishes
концерт | концерты | концерт сегодня: events
спектакль | театр: events
выставка: events
каток: events Ночь на катке
ярмарка: events ярмарка
китах | киты: events/news
паром: news/restaurants Первый паром
переправа: news
вулкан: news улкан
медведь на даче: news Медведь
путина кета: news/organizations Белая путина
новости: news
афиша: events
набережная холмск: news набережной
`
