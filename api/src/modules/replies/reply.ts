import { defineEntity, p } from '@mikro-orm/postgresql'
import { REPLY_KINDS, REPLY_STATES } from '@ostrov/shared/replies/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, updatedAt } from '../../db/columns'
import { Ad } from '../ads/ad'
import { User } from '../customers/user'

/** A person's answer to a vacancy, or what a buyer writes to the author of another ad, who is told no phone of theirs. */
const ReplySchema = defineEntity({
  name: 'Reply',
  tableName: 'reply',
  checks: [
    { name: 'reply_phone_check', expression: "phone ~ '^7[0-9]{10}$'" },
    { name: 'reply_phone_of_vacancy_check', expression: "(about = 'vacancy') = (phone is not null)" },
  ],
  properties: {
    id: id(),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('cascade'),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    resume_id: () => p.manyToOne(Ad).mapToPk().joinColumn('resume_id').deleteRule('set null').nullable(),
    about: p.enum(namesOf(REPLY_KINDS)).default('vacancy'),
    status: p.enum(namesOf(REPLY_STATES)).default('sent'),
    name: p.text(),
    phone: p.text().nullable(),
    email: p.text().nullable(),
    letter: p.text().default(''),
    /** Something that its person, or the employer, has not looked at. */
    person_news: p.boolean().default(false),
    employer_news: p.boolean().default(true),
    /** When the employer first invited, declined or wrote. */
    answered_at: p.datetime().nullable(),
    /** When the employer was reminded, and the person told that nobody answered. */
    reminded_at: p.datetime().nullable(),
    unanswered_at: p.datetime().nullable(),
    /** Hidden because its person is blocked; shown again when that ends. */
    hidden_with_person: p.boolean().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    {
      name: 'reply_live',
      expression: `create unique index "reply_live" on "reply" ("user_id", "ad_id") where status <> 'withdrawn'`,
    },
    { name: 'reply_user', properties: ['user_id', 'created_at'] },
    { name: 'reply_ad', properties: ['ad_id', 'created_at'] },
    { name: 'reply_resume', properties: ['resume_id'] },
    {
      name: 'reply_person_news',
      expression: 'create index "reply_person_news" on "reply" ("user_id") where person_news',
    },
    {
      name: 'reply_employer_news',
      expression: 'create index "reply_employer_news" on "reply" ("ad_id") where employer_news',
    },
    {
      name: 'reply_waiting',
      expression: `create index "reply_waiting" on "reply" ("created_at") where answered_at is null and unanswered_at is null and status <> 'withdrawn'`,
    },
  ],
})
export class Reply extends ReplySchema.class {}
ReplySchema.setClass(Reply)
