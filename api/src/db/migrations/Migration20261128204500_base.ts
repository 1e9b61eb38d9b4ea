import { Migration } from '@mikro-orm/migrations'

/** All that the migrations before it had made, written by `bun run db make base`. */
export class Migration20261128204500_base extends Migration {
  override name = 'Migration20261128204500_base'

  override async up() {
    this.addSql(await Bun.file(`${import.meta.dir}/Migration20261128204500_base.sql`).text())
  }
}
