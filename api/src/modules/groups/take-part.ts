import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Member } from './find-seat'

/** «Я готов(а)», or not yet after all; a word to the others that binds nobody. @throws {Refusal} `group.not_joined`. */
export async function setReady(em: Em, me: Member, friend_id: string, is_ready: boolean) {
  if (me.id !== friend_id) throw new Refusal('group.not_joined')
  await changed(em, sql`update group_participant set is_ready = ${is_ready} where id = ${friend_id}`)
}

/** Whom the owner takes out comes in by the same link no more: not by this browser, and by no other under this name. */
export async function barFriend(em: Em, group_id: string, friend_id: string, now: Date) {
  await changed(
    em,
    sql`insert into group_bar (group_id, token, name, key_hash, created_at)
        select g.id, g.token, p.name, p.key_hash, ${now} from group_participant p join basket_group g on g.id = p.group_id
        where p.id = ${friend_id} and g.id = ${group_id}`,
  )
}

/** A friend's seat is free again; what they have put in goes with it. @throws {Refusal} `group.not_joined`. */
export async function giveUpSeat(em: Em, group_id: string, friend_id: string) {
  const left = await changed(em, sql`delete from group_participant where id = ${friend_id} and group_id = ${group_id}`)
  if (left === 0) throw new Refusal('group.not_joined')
}
