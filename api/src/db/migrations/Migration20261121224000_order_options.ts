import { Migration } from '@mikro-orm/migrations'

/** Options of orders placed before stood by the ids of their choosing: they are laid out as the menu lays them out. */
export class Migration20261121224000_order_options extends Migration {
  override up() {
    this.addSql(`update order_item i set product_options = (
        select jsonb_agg(chosen.value order by o.id is null, o.group_id is null, link.sort, g.sort, g.id, o.sort, o.id, chosen.ordinality)
        from jsonb_array_elements(i.product_options) with ordinality chosen
        left join product_option o on o.id = (chosen.value->>'id')::uuid
        left join product_option_group g on g.id = o.group_id
        left join product_option_group_link link on link.product_id = i.product_id and link.group_id = g.id)
      where jsonb_array_length(i.product_options) > 1`)
  }

  /** The former order meant nothing. */
  override down() {}
}
