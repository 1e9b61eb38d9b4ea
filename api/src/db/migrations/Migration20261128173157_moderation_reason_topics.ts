import { Migration } from '@mikro-orm/migrations'

export class Migration20261128173157_moderation_reason_topics extends Migration {
  override name = 'Migration20261128173157_moderation_reason_topics'

  override up(): void | Promise<void> {
    this.addSql(`alter table "moderation_reason" drop constraint "moderation_reason_topic_check";`)
    this.addSql(
      `alter table "moderation_reason" add constraint "moderation_reason_topic_check" check ("topic" in ('any', 'ad', 'organization', 'news', 'restaurant', 'menu'));`,
    )
    // By its kind, beside those that a moderator has written meanwhile.
    this.addSql(`insert into "moderation_reason" ("text", "topic", "sort")
      select given.* from (values
        ('Такое продавать или\u00a0предлагать здесь нельзя', 'ad', 12),
        ('Повтор: такое же ваше объявление уже есть', 'ad', 13),
        ('Не\u00a0тот раздел: подайте заново в\u00a0подходящем', 'ad', 14),
        ('В\u00a0тексте или\u00a0на\u00a0фото телефон либо\u00a0ссылка: для\u00a0телефона есть своё поле', 'ad', 15),
        ('Цена не\u00a0настоящая: укажите ту, за\u00a0которую отдадите', 'ad', 16),
        ('Цена в\u00a0описании другая', 'ad', 17),
        ('На\u00a0фото не\u00a0то, о\u00a0чём объявление', 'ad', 18),
        ('В\u00a0одном объявлении несколько вещей: подайте каждую отдельно', 'ad', 19),
        ('Описания мало: расскажите о\u00a0состоянии', 'ad', 20),
        ('Просьба о\u00a0предоплате: так нельзя', 'ad', 21),
        ('Такая организация уже есть в\u00a0справочнике', 'organization', 22),
        ('Не\u00a0та рубрика: выберите ту, чем занимаетесь', 'organization', 23),
        ('Нет по\u00a0этому адресу: проверьте адрес', 'organization', 24),
        ('В\u00a0описании одна реклама: расскажите, что у вас есть', 'organization', 25),
        ('Сайт не\u00a0открывается или\u00a0не\u00a0ваш', 'organization', 26),
        ('Об этом уже писали', 'news', 27),
        ('Не\u00a0сказано, откуда это известно', 'news', 28),
        ('Это реклама: подайте объявление', 'news', 29),
        ('Оскорбления или\u00a0личные сведения о\u00a0людях', 'news', 30),
        ('Это не\u00a0новость: когда и\u00a0где это было?', 'news', 31),
        ('Ресторан уже есть на\u00a0площадке', 'restaurant', 32),
        ('На\u00a0фото не\u00a0ваш ресторан', 'restaurant', 33),
        ('Такое продавать с\u00a0доставкой нельзя', 'menu', 34),
        ('Блюдо уже есть в\u00a0меню', 'menu', 35),
        ('Не\u00a0та категория', 'menu', 36),
        ('Цена не\u00a0настоящая: укажите ту, за\u00a0которую продаёте', 'menu', 37),
        ('На\u00a0фото другое блюдо', 'menu', 38)
      ) given ("text", "topic", "sort")
      where not exists (select from "moderation_reason" r where r.text = given.text);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "moderation_reason" where "topic" in ('ad', 'organization', 'news');`)
    this.addSql(`alter table "moderation_reason" drop constraint "moderation_reason_topic_check";`)
    this.addSql(
      `alter table "moderation_reason" add constraint "moderation_reason_topic_check" check ("topic" in ('any', 'restaurant', 'menu'));`,
    )
  }
}
