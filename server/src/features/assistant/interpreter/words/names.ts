/** Name words that are written in many ways, each row one name. */
export const NAME_ALIASES: readonly string[] = `
  mohammed, mohammad, mohamed, mohd, md, muhammad, muhammed, mohamad, mo; lakshmi, laxmi, lakshmy, laksmi; pooja, puja;
  krishna, krishnan, krsna; vikram, bikram; vivek, bibek;
  choudhary, chaudhary, choudhury, chowdhury, chaudhari, chowdhary, chaudhry, choudhry; aggarwal, agarwal, agrawal, agarwala;
  singh, sing, sinh; banerjee, banerji, bannerjee, bandyopadhyay; chatterjee, chatterji, chaterji, chattopadhyay;
  mukherjee, mukherji, mukharji, mukhopadhyay; iyer, ayyar, aiyar, iyar; shaikh, sheikh, shekh, sheik, shaik;
  siddiqui, siddiqi, siddique, sidiqui, siddhiqui; qureshi, kureshi, quraishi, koreshi; deepak, dipak; deepika, dipika;
  sunita, suneeta; yadav, yadava, jadav; jyoti, jyothi, joti; sanjay, sanjai; vijay, vijai, bijay, bijoy;
  pandey, pande, pandeya, panday; mishra, misra; shukla, sukla; srivastava, shrivastava, shrivastav, srivastav; reddy, reddi;
  nayar, nair, nayyar; menon, menen; pillai, pillay, pilai; fernandes, fernandez, fernendes; dsouza, desouza, disouza, dsuza;
  varghese, verghese, vargese, varkey; thomas, tomas; abdul, abdool; ahmed, ahmad, ehmad; hussain, husain, hussein, hossain, husen;
  aisha, ayesha, aysha, aaisha, ayisha; farhan, furhan; zoya, joya; bhat, bhatt, butt, bhatta; chauhan, chouhan, chavan;
  vishwakarma, viswakarma; saxena, saksena; dixit, dikshit, dixeet; joshi, joshee, jyoshi; aarav, arav, arv; ishaan, ishan, eshan;
  ananya, ananiya, annanya; tiwari, tewari, tivari, tiwary`
  .trim()
  .split(/;\s+/);
