-- Rules of a company that add approvals to its orders. Each change is a version of its own; the rule names the latest.
create table approval_rule (
  id uuid primary key,
  company_id int not null references company (id) on delete cascade,
  version int not null,
  is_active boolean not null,
  created_at timestamptz not null
);
create index approval_rule_company on approval_rule (company_id, created_at);

create table approval_rule_version (
  rule_id uuid not null references approval_rule (id) on delete cascade,
  version int not null,
  name text not null,
  condition jsonb not null,
  outcome jsonb not null,
  is_active boolean not null,
  changed_by int references customer (id) on delete set null,
  changed_at timestamptz not null,
  primary key (rule_id, version)
);
create index approval_rule_version_changed_by on approval_rule_version (changed_by) where changed_by is not null;

-- The approvals of an order for which a rule asked, in their order. A step without a rule is the approval that the company requires anyway.
create table order_approval_step (
  order_id uuid not null references orders (id) on delete cascade,
  position int not null,
  -- Each of them may approve the step. Empty: the customer admins.
  approver_ids int[] not null,
  rule_id uuid,
  rule_version int,
  approved_by int references customer (id) on delete set null,
  approved_at timestamptz,
  primary key (order_id, position),
  foreign key (rule_id, rule_version) references approval_rule_version (rule_id, version) on delete set null
);
create index order_approval_step_rule on order_approval_step (rule_id, rule_version) where rule_id is not null;
create index order_approval_step_approved_by on order_approval_step (approved_by) where approved_by is not null;
