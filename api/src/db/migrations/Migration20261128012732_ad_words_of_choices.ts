import { Migration } from '@mikro-orm/migrations'

export class Migration20261128012732_ad_words_of_choices extends Migration {
  override name = 'Migration20261128012732_ad_words_of_choices'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "ad" alter column "words" set expression as (search_words(title || case "work_experience" when 'none' then ' Без опыта' else '' end || case "type_employment" when 'full' then ' Полная занятость' when 'part' then ' Частичная занятость' when 'project' then ' Проектная работа' when 'rotation' then ' Вахта' when 'internship' then ' Стажировка' else '' end || case "schedule" when 'five_two' then ' График 5/2' when 'two_two' then ' График 2/2' when 'shifts' then ' Сменный график' when 'flexible' then ' Гибкий график' when 'remote' then ' Удалённо' else '' end || case "wheel" when 'right' then ' Правый руль' when 'left' then ' Левый руль' else '' end || case "engine" when 'petrol' then ' Бензин' when 'diesel' then ' Дизель' when 'hybrid' then ' Гибрид' when 'electric' then ' Электромобиль' else '' end || case "gearbox" when 'automatic' then ' Автомат' when 'cvt' then ' Вариатор' else '' end || case "drive" when 'full' then ' Полный привод' when 'front' then ' Передний привод' when 'rear' then ' Задний привод' else '' end || case "body" when 'suv' then ' Внедорожник' when 'sedan' then ' Седан' when 'wagon' then ' Универсал' when 'hatchback' then ' Хэтчбек' when 'minivan' then ' Минивэн' when 'pickup' then ' Пикап' when 'coupe' then ' Купе' when 'van' then ' Фургон' when 'truck' then ' Грузовик' else '' end || case "colour" when 'white' then ' Белый' when 'black' then ' Чёрный' when 'grey' then ' Серый' when 'silver' then ' Серебристый' when 'blue' then ' Синий' when 'red' then ' Красный' when 'green' then ' Зелёный' when 'beige' then ' Бежевый' when 'brown' then ' Коричневый' when 'yellow' then ' Жёлтый' else '' end || case "deal" when 'sale' then ' Купить, продажа' when 'rent' then ' Снять' when 'daily' then ' Снять, посуточно' else '' end || case "children" when true then ' С детьми' else '' end || case "animals" when true then ' С животными' else '' end || case "exchange" when true then ' Обмен' else '' end));`,
    )
    this.addSql(
      `insert into portal_word (word) select distinct unnest(words) from ad order by 1 on conflict do nothing;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ad" alter column "words" set expression as (search_words(title));`)
  }
}
