/**
 * What people ask the whole portal and what must come first on the demo island: queries, then the kind of the first group and a part of the
 * title of one of its first three things.
 */
export const EVERYTHING = `
пицца | пиццу | gbwwf | pizza: restaurants
роллы | ролы | hjkks: restaurants
суши | sushi: dishes
рамен: dishes Рамен
бургер: restaurants
семь румбов: restaurants Семь румбов
тойота приус | toyota prius | njqjnf ghbec | приус | приуса | тайота приус: cars Prius
тойота | toyota: cars
продавец | продавцы | прадавец | ghjlfdtw: vacancies Продавец
автослесарь | автослесаря: vacancies Автослесарь
судовой механик: vacancies Судовой механик
сварщик | сварщики | cdfhobr: vacancies Сварщик
матрос: vacancies Матрос
обработчик рыбы | обработчика рыбы: vacancies Обработчик рыбы
вахта: vacancies
путина: vacancies
автоэлектрик: vacancies Автоэлектрик
квартира | квартиру | rdfhnbhf | снять квартиру: estate
купить дом: estate
гараж: estate
участок: estate
бриз | ,hbp: organizations Бриз
маяк-авто | маяк авто | mayak avto: organizations Маяк-Авто
правый руль: organizations Правый руль
борода боцмана | боцман борода: organizations Борода боцмана
лапа и хвост: organizations Лапа и хвост
том и чай: organizations Том и чай
бумажный журавль: organizations Бумажный журавль
нерпёнок | нерпенок | нерпенка: organizations Нерпёнок
кедровый угол: organizations Кедровый угол
черемша и пионы: organizations Черемша и пионы
чайка-экспресс | чайка экспресс: organizations Чайка-Экспресс
код 47: organizations Код 47
автошкола: organizations Перевал
ветеринар: organizations Нерпёнок
баня: organizations
стоматолог | стоматолог корсаков | дантист: organizations Жемчужина
работа стоматологом | вакансии стоматолог: vacancies Стоматолог
работа без опыта | без опыта | ,tp jgsnf: vacancies
удалённая работа | удаленка: vacancies Веб-разработчик
повар без опыта: vacancies Повар
гибкий график: vacancies
полный привод | дизель | белый внедорожник: cars
тойота дизель: cars Toyota
снять квартиру | аренда квартиры: estate Сдаётся студия
квартира с животными: estate 2-комнатная
айфон | iphone | fqajy: sales Смартфон
`
