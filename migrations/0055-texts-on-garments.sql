-- Texts on garments are erased with the person who wears them, whoever has ordered: the rows of services are few among all rows.
create index order_row_service on order_row (order_id, parent_row_number) where type = 'VasArticle';
