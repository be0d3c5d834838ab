import { expect, it } from 'vitest';
import { fillHtml, fillPlaces, htmlOf, namesAmount, textOf } from './notice-text.ts';

const places = { name: 'Suresh Kale', student: 'Rohan', class: '7th B', amount: '₹6,400' };

it('places are filled, other brackets stay', () => {
  expect(fillPlaces('Dear {name}, {student} ({class}) owes {amount}. {fee} {{', places)).toBe(
    'Dear Suresh Kale, Rohan (7th B) owes ₹6,400. {fee} {{',
  );
  expect(namesAmount('It is {amount}')).toBe(true);
});

it('what is filled into HTML is never markup, and is filled once', () => {
  expect(fillHtml('<p>{name}</p>', { ...places, name: '<b>{amount}</b> & co' })).toBe('<p>&lt;b&gt;{amount}&lt;/b&gt; &amp; co</p>');
});

it('HTML becomes lines of text and text becomes paragraphs', () => {
  expect(textOf('<p>Dear <strong>parents</strong>,</p><ul><li><p>pen</p></li><li>card</li></ul><p>A &amp; B &lt;c&gt;</p>')).toBe(
    'Dear parents,\n\n– pen\n\n– card\nA & B <c>',
  );
  expect(htmlOf('One\ntwo\n\n<script>')).toBe('<p>One<br>two</p><p>&lt;script&gt;</p>');
});
