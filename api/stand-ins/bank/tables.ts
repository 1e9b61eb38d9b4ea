import type { Pool } from 'pg'
import { inTransaction } from './store'

const TABLES = `
  create schema if not exists sandbox_bank;
  create sequence if not exists sandbox_bank.payment_number start 900000001;
  create table if not exists sandbox_bank.payment (
    payment_id text primary key,
    terminal_key text not null,
    order_id text not null,
    amount int not null,
    remaining int not null,
    status text not null,
    pay_type text not null,
    description text not null,
    notification_url text not null,
    success_url text not null,
    fail_url text not null,
    due_at timestamptz not null,
    page_key text not null unique,
    error_code text not null default '0',
    created_at timestamptz not null default now(),
    unique (terminal_key, order_id)
  );
  create index if not exists payment_open on sandbox_bank.payment (due_at) where status in ('NEW', 'FORM_SHOWED');
  create table if not exists sandbox_bank.cancel_request (
    payment_id text not null references sandbox_bank.payment on delete cascade,
    request_id text not null,
    answer jsonb not null,
    primary key (payment_id, request_id)
  );
  create table if not exists sandbox_bank.notice (
    notice_id int generated always as identity primary key,
    payment_id text not null references sandbox_bank.payment on delete cascade,
    url text not null,
    body text not null,
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    delivered_at timestamptz
  );
  create index if not exists notice_due on sandbox_bank.notice (next_at, notice_id) where delivered_at is null;
  create table if not exists sandbox_bank.switches (
    single boolean primary key default true check (single),
    swap_order boolean not null default false,
    duplicate boolean not null default false,
    drop_next int not null default 0,
    big_ids boolean not null default false,
    notify_deadline boolean not null default false,
    reject_code text not null default '',
    form_stays_open boolean not null default false
  );
  alter table sandbox_bank.payment add column if not exists receipt jsonb;
  alter table sandbox_bank.switches add column if not exists till_broken boolean not null default false;
  create table if not exists sandbox_bank.receipt (
    receipt_id int generated always as identity primary key,
    payment_id text not null references sandbox_bank.payment on delete cascade,
    type text not null,
    method text not null,
    amount int not null,
    body jsonb not null
  );
  create index if not exists receipt_payment on sandbox_bank.receipt (payment_id);
  alter table sandbox_bank.payment add column if not exists method text not null default 'card';
  alter table sandbox_bank.payment add column if not exists refunding int not null default 0;
  alter table sandbox_bank.payment add column if not exists refunding_receipt jsonb;
  alter table sandbox_bank.payment add column if not exists refund_at timestamptz;
  alter table sandbox_bank.payment add column if not exists cancel_code text not null default '';
  create index if not exists payment_refunding on sandbox_bank.payment (refund_at) where refunding > 0;
  alter table sandbox_bank.switches add column if not exists sbp_off boolean not null default false;
  alter table sandbox_bank.switches add column if not exists refund_seconds int not null default 0;
  alter table sandbox_bank.switches add column if not exists refund_fails boolean not null default false;
  alter table sandbox_bank.payment add column if not exists customer_key text not null default '';
  alter table sandbox_bank.payment add column if not exists recurrent boolean not null default false;
  alter table sandbox_bank.payment add column if not exists qr boolean not null default false;
  alter table sandbox_bank.payment add column if not exists card text not null default '0013';
  create table if not exists sandbox_bank.kept_card (
    card_id int generated always as identity (start with 322264) primary key,
    customer_key text not null,
    card text not null,
    rebill_id text not null unique,
    status text not null default 'A',
    unique (customer_key, card)
  );
  create table if not exists sandbox_bank.account (
    request_key text primary key,
    payment_id text not null unique references sandbox_bank.payment on delete cascade,
    account_token text not null unique,
    status text not null default 'NEW'
  );
  insert into sandbox_bank.switches default values on conflict do nothing;`

// Any constant will do; it only has to be the same in every process.
const SETUP_LOCK = 726_478_201

/** Creates the bank's own schema. May run in many processes at once and any number of times. */
export async function createTables(pool: Pool) {
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK])
    await tx.query(TABLES)
  })
}
