import { Migration } from '@mikro-orm/migrations'

export class Migration20261127065022_halls extends Migration {
  override name = 'Migration20261127065022_halls'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "hall" ("id" uuid not null default uuidv7(), "venue_id" uuid not null, "name" text not null, "stage" text not null, "plan" text not null, "seats" int not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create unique index "hall_venue" on "hall" ("venue_id", "name");`)
    this.addSql(`create index "hall_name" on "hall" ("name", "id");`)
    this.addSql(
      `alter table "hall" add constraint "hall_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "event_session" add "hall_id" uuid null;`)
    this.addSql(
      `alter table "event_session" add constraint "event_session_hall_id_foreign" foreign key ("hall_id") references "hall" ("id") on delete no action;`,
    )
    this.addSql(
      `create index "event_session_hall" on "event_session" ("hall_id", "over_at") where hall_id is not null;`,
    )
    this.addSql(`alter table "ticket_kind" add "places" text not null default '';`)
    this.addSql(
      `alter table "ticket_seat" add "session_id" uuid null, add "sector" text null, add "row_name" text null, add "number" int null;`,
    )
    this.addSql(
      `alter table "ticket_seat" add constraint "ticket_seat_session_id_foreign" foreign key ("session_id") references "event_session" ("id") on delete cascade;`,
    )
    this.addSql(
      `create unique index "ticket_seat_placed" on "ticket_seat" ("session_id", "sector", "row_name", "number") where session_id is not null;`,
    )
    this.addSql(
      `alter table "ticket_seat" add constraint "ticket_seat_placed_check" check (num_nulls(session_id, sector, row_name, number) in (0, 4));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "ticket_seat" drop column "session_id", drop column "sector", drop column "row_name", drop column "number";`,
    )
    this.addSql(`alter table "ticket_kind" drop column "places";`)
    this.addSql(`alter table "event_session" drop column "hall_id";`)
    this.addSql(`drop table if exists "hall" cascade;`)
  }
}
