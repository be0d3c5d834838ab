-- What a receipt's moment is, its own statement says now: a trigger that read it for each payment cost a twentieth of the payment.
drop trigger date_payment on payments;
drop function app.date_payment();
