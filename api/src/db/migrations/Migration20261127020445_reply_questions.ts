import { Migration } from '@mikro-orm/migrations'

export class Migration20261127020445_reply_questions extends Migration {
  override name = 'Migration20261127020445_reply_questions'

  override up(): void | Promise<void> {
    this.addSql(`alter table "reply" add "about" text not null default 'vacancy';`)
    this.addSql(`alter table "reply" alter column "phone" drop not null;`)
    this.addSql(`alter table "reply" add constraint "reply_about_check" check ("about" in ('vacancy', 'goods'));`)
    this.addSql(
      `alter table "reply" add constraint "reply_phone_of_vacancy_check" check ((about = 'vacancy') = (phone is not null));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "reply" where about = 'goods';`)
    this.addSql(`alter table "reply" drop constraint "reply_phone_of_vacancy_check";`)
    this.addSql(`alter table "reply" drop constraint "reply_about_check";`)
    this.addSql(`alter table "reply" drop column "about";`)
    this.addSql(`alter table "reply" alter column "phone" set not null;`)
  }
}
