import { describe, expect, it } from 'vitest';
import { addressData } from './index.ts';

/** The 28 states and 8 union territories, each with cities that must be listed. */
const expected: Record<string, string[]> = {
  'Andaman and Nicobar Islands': ['Port Blair', 'Sri Vijaya Puram', 'Car Nicobar', 'Mayabunder'],
  'Andhra Pradesh': ['Visakhapatnam', 'Vijayawada', 'Amaravati', 'Tirupati', 'Puttaparthi'],
  'Arunachal Pradesh': ['Itanagar', 'Tawang', 'Pasighat', 'Ziro'],
  Assam: ['Guwahati', 'Dispur', 'Silchar', 'Dibrugarh', 'Tezpur'],
  Bihar: ['Patna', 'Gaya', 'Muzaffarpur', 'Bhagalpur', 'Bihar Sharif'],
  Chandigarh: ['Chandigarh'],
  Chhattisgarh: ['Raipur', 'Bilaspur', 'Bhilai', 'Jagdalpur', 'Ambikapur'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Silvassa', 'Daman', 'Diu'],
  Delhi: ['Delhi', 'New Delhi', 'Dwarka'],
  Goa: ['Panaji', 'Margao', 'Vasco da Gama', 'Mapusa'],
  Gujarat: ['Ahmedabad', 'Gandhinagar', 'Surat', 'Vadodara', 'Rajkot'],
  Haryana: ['Gurugram', 'Faridabad', 'Panipat', 'Ambala', 'Nuh'],
  'Himachal Pradesh': ['Shimla', 'Dharamshala', 'Manali', 'Reckong Peo', 'Keylong'],
  'Jammu and Kashmir': ['Srinagar', 'Jammu', 'Anantnag', 'Baramulla'],
  Jharkhand: ['Ranchi', 'Jamshedpur', 'Dhanbad', 'Bokaro Steel City'],
  Karnataka: ['Bengaluru', 'Mysuru', 'Hubballi', 'Mangaluru', 'Kalaburagi'],
  Kerala: ['Thiruvananthapuram', 'Kochi', 'Kozhikode', 'Painavu', 'Kalpetta'],
  Ladakh: ['Leh', 'Kargil'],
  Lakshadweep: ['Kavaratti', 'Minicoy'],
  'Madhya Pradesh': ['Bhopal', 'Indore', 'Gwalior', 'Jabalpur', 'Ujjain'],
  Maharashtra: ['Mumbai', 'Pune', 'Nagpur', 'Nashik', 'Chhatrapati Sambhajinagar'],
  Manipur: ['Imphal', 'Churachandpur', 'Ukhrul'],
  Meghalaya: ['Shillong', 'Tura', 'Jowai'],
  Mizoram: ['Aizawl', 'Lunglei', 'Champhai'],
  Nagaland: ['Kohima', 'Dimapur', 'Mokokchung'],
  Odisha: ['Bhubaneswar', 'Cuttack', 'Rourkela', 'Puri'],
  Puducherry: ['Puducherry', 'Karaikal', 'Mahe', 'Yanam'],
  Punjab: ['Ludhiana', 'Amritsar', 'Jalandhar', 'Patiala', 'Mohali'],
  Rajasthan: ['Jaipur', 'Jodhpur', 'Udaipur', 'Kota', 'Banswara'],
  Sikkim: ['Gangtok', 'Namchi', 'Mangan', 'Gyalshing'],
  'Tamil Nadu': ['Chennai', 'Coimbatore', 'Madurai', 'Tiruchirappalli', 'Udhagamandalam'],
  Telangana: ['Hyderabad', 'Warangal', 'Nizamabad', 'Karimnagar'],
  Tripura: ['Agartala', 'Udaipur', 'Dharmanagar'],
  'Uttar Pradesh': ['Lucknow', 'Kanpur', 'Varanasi', 'Prayagraj', 'Noida'],
  Uttarakhand: ['Dehradun', 'Haridwar', 'Nainital', 'Rudrapur'],
  'West Bengal': ['Kolkata', 'Howrah', 'Siliguri', 'Durgapur', 'Darjeeling'],
};

/** Places that are often listed under a neighbouring state. */
const elsewhere: Record<string, string[]> = {
  'Andhra Pradesh': ['Hyderabad', 'Warangal', 'Adilabad', 'Yanam'],
  Bihar: ['Ranchi', 'Dhanbad'],
  Haryana: ['Chandigarh', 'Gorakhpur'],
  'Himachal Pradesh': ['Kalka', 'Chandigarh'],
  'Jammu and Kashmir': ['Leh', 'Kargil'],
  Kerala: ['Mahe'],
  Gujarat: ['Daman', 'Diu', 'Silvassa'],
  Maharashtra: ['Nipani'],
  Punjab: ['Chandigarh'],
  Rajasthan: ['Nargund', 'Navalgund', 'Nelamangala', 'Nipani', 'Prantij'],
  'Uttar Pradesh': ['Dehradun', 'Haridwar'],
};

const entries = Object.entries(addressData);

describe('addressData', () => {
  it('names the 36 states and union territories and the misspelt entry', () => {
    expect(Object.keys(addressData)).toEqual([...Object.keys(expected), 'Himachal Praddesh'].sort());
    expect(entries).toHaveLength(37);
  });

  it('keeps the misspelt entry with Manali alone', () => {
    expect(addressData['Himachal Praddesh']).toEqual(['Manali']);
  });

  it.each(Object.entries(expected))('has the well-known cities of %s', (state, cities) => {
    expect(addressData[state]).toEqual(expect.arrayContaining(cities));
  });

  it.each(Object.entries(elsewhere))("puts no neighbour's city under %s", (state, cities) => {
    expect(cities.filter((city) => addressData[state]?.includes(city))).toEqual([]);
  });

  it.each(entries)('lists %s sorted and without duplicates', (_state, cities) => {
    expect(cities).toEqual([...new Set(cities)].sort());
    const letters = cities.map((city) => city.toLowerCase().replace(/[^a-z]/g, ''));
    expect(new Set(letters).size).toBe(cities.length);
  });

  it.each(entries)('writes the names of %s in title case', (_state, cities) => {
    const name = /^[A-Z][a-z]*\.?(?:[ -](?:[A-Z][a-z]*|da|i))*$/;
    expect(cities.filter((city) => !name.test(city))).toEqual([]);
  });

  it('holds a few thousand cities', () => {
    const total = entries.reduce((sum, [, cities]) => sum + cities.length, 0);
    expect(total).toBeGreaterThan(3000);
    expect(total).toBeLessThan(4000);
  });
});
